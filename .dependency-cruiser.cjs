/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other in a ring cannot be read, or loaded, in any order.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that does not resolve has no path, so every rule about paths would let it through.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'front-door-only',
      comment: 'Another package is imported by its name, never a file within it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/([^/]+)/(src/(?!index\\.ts$)|test/)', pathNot: '^packages/$1/' },
    },
  ],
  options: {
    exclude: { path: '(^|/)(dist|coverage)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@meikyuu/source', 'import', 'types', 'default'],
    },
  },
}
