import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Tests read the sources through the packages' own source condition, so they
// never need a build. It has to stand in every project: inline projects do not
// inherit `ssr`.
const conditions = ['@meikyuu/source', ...defaultServerConditions]

const path = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** A long leash: what ends by it hangs, what is merely slow on a busy machine does not. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 }

/** Where a gate runs, properties are tried on the same values each time. */
const setupFiles = [path('vitest.setup.ts')]

const packages = readdirSync(path('packages')).filter((name) =>
  existsSync(path(`packages/${name}/package.json`)),
)

const projects: TestProjectInlineConfiguration[] = packages.map((name) => ({
  ssr: { resolve: { conditions } },
  test: { name, root: path(`packages/${name}`), include: ['test/**/*.test.ts'], setupFiles, ...timeouts },
}))

projects.push({
  test: { name: 'tools', root: path('tools'), include: ['test/**/*.test.ts'], setupFiles, ...timeouts },
})

// What tools/doctest.mjs made of the examples. They import packages by name,
// as a reader would, though the root depends on none.
projects.push({
  ssr: { resolve: { conditions } },
  resolve: {
    alias: packages.map((name) => ({
      find: new RegExp(`^(@meikyuu/)?${name}$`),
      replacement: path(`packages/${name}/src/index.ts`),
    })),
  },
  test: { name: 'examples', root: path('.doctest'), include: ['*.test.ts'], isolate: false, ...timeouts },
})

export default defineConfig({ test: { projects, globalSetup: path('vitest.temporary.ts') } })
