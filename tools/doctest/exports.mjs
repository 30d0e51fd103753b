// What a package offers, read from its front door without type-checking it.
import { join, posix } from 'node:path'
import ts from 'typescript'

/**
 * Every name exported from a file on, through its `export *`.
 *
 * @param {string} file from the root
 * @param {(file: string) => string} read
 * @param {(name: string) => string} frontDoorOf the front door's file of a package
 * @returns {Map<string, 'value' | 'type'>}
 */
export function exportsOf(file, read, frontDoorOf) {
  /** @type {Map<string, 'value' | 'type'>} */
  const names = new Map()
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const { moduleSpecifier, exportClause, isTypeOnly } = statement
      if (exportClause !== undefined && ts.isNamedExports(exportClause))
        for (const { name, isTypeOnly: isType } of exportClause.elements)
          names.set(name.text, isTypeOnly || isType ? 'type' : 'value')
      else if (
        exportClause === undefined &&
        moduleSpecifier !== undefined &&
        ts.isStringLiteral(moduleSpecifier)
      ) {
        const target = moduleSpecifier.text
        const next = target.startsWith('.')
          ? posix.join(posix.dirname(file), target.replace(/\.js$/, '.ts'))
          : frontDoorOf(target)
        for (const [name, kind] of exportsOf(next, read, frontDoorOf)) names.set(name, kind)
      }
    } else if (isExported(statement)) for (const [name, kind] of declared(statement)) names.set(name, kind)
  }
  return names
}

/** @param {string} name such as `@meikyuu/grid` */
export function frontDoorOf(name) {
  return join('packages', name.replace('@meikyuu/', ''), 'src/index.ts')
}

/** @param {ts.Statement} statement */
function isExported(statement) {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  )
}

/**
 * @param {ts.Statement} statement
 * @returns {[string, 'value' | 'type'][]}
 */
function declared(statement) {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [[statement.name.text, 'type']]
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : [[statement.name.text, 'value']]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [/** @type {[string, 'value']} */ ([name.text, 'value'])] : [],
  )
}
