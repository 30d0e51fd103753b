import { readdirSync } from 'node:fs'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// Tests read the sources through the packages' own source condition, so they
// never need a build. It has to stand in every project: inline projects do not
// inherit `ssr`.
const conditions = ['@meikyuu/source', ...defaultServerConditions]

export default defineConfig({
  test: {
    projects: readdirSync('packages').map((name) => ({
      ssr: { resolve: { conditions } },
      test: { name, root: `packages/${name}`, include: ['test/**/*.test.ts'] },
    })),
  },
})
