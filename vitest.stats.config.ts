import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// The slow tier: what many mazes are like on average, with fixed seeds.
// tools/stats.mjs runs it.
export default defineConfig({
  ssr: { resolve: { conditions: ['@meikyuu/source', ...defaultServerConditions] } },
  test: {
    root: fileURLToPath(new URL('packages/testing', import.meta.url)),
    include: ['stats/**/*.stats.ts'],
    testTimeout: 300_000,
    // Nothing else runs beside it.
    maxWorkers: '100%',
  },
})
