import { defineConfig, type Options } from 'tsup'

/**
 * How every package becomes plain ES modules. Types are not made here: one
 * `tsc --build` over the whole workspace emits them, many times faster.
 */
export const library = (options: Options = {}) =>
  defineConfig({
    entry: ['src/index.ts'],
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    clean: false,
    treeshake: true,
    ...options,
  })
