// Turns one example into the body of a test: what `// =>` promises becomes an
// assertion. The code is read as a syntax tree, never line by line, so that
// calls over several lines, strings with `// =>` in them and the like are what
// they look like.
import ts from 'typescript'

/**
 * @typedef {{ from: string, name: string, alias: string, isType: boolean }} Import
 * @typedef {{ body: string, imports: Import[], names: Set<string> }} Transformed
 *   `names` are those the code uses and does not declare
 */

const PROMISE = /^\/\/\s*=>\s?(.*)$/
const THROWS = /^throws (?:MazeError )?['`]?([A-Z_]+)['`]?$/
const BEGINS_WITH = /^(-?\d+\.\d+)(?:\.\.\.|…)$/

/**
 * @param {string} code
 * @returns {Transformed}
 */
export function transformed(code) {
  const text = withEndsOfStatements(code)
  const source = parsed(text)
  /** @type {Import[]} */
  const imports = []
  let body = ''
  source.statements.forEach((statement, i) => {
    const next = source.statements[i + 1]
    const after = text.slice(statement.end, next === undefined ? text.length : next.getStart())
    const value = promisedValue(after)
    if (ts.isImportDeclaration(statement)) {
      imports.push(...importsOf(statement))
      if (value !== null) throw new Error('a `// =>` behind an import')
      return
    }
    body += value === null ? `${statement.getText().replace(/^export /, '')}\n` : asserted(statement, value)
  })
  return { body, imports, names: freeNames(source) }
}

/**
 * @param {ts.Statement} statement
 * @param {string} value
 */
function asserted(statement, value) {
  const throws = THROWS.exec(value)
  const begins = BEGINS_WITH.exec(value)
  if (ts.isExpressionStatement(statement)) {
    const expression = statement.expression.getText()
    const wait = hasAwait(statement) ? 'async ' : ''
    if (throws !== null) return `await expectThrow(${wait}() => ${asBody(expression)}, '${throws[1]}')\n`
    if (begins !== null) return `expectBegin(${expression}, '${begins[1]}')\n`
    return `expectSame(${expression}, ${value})\n`
  }
  const name = ts.isVariableStatement(statement) ? onlyName(statement) : null
  if (name === null || throws !== null)
    throw new Error(`\`// => ${value}\` stands behind neither an expression nor one named value`)
  const check = begins !== null ? `expectBegin(${name}, '${begins[1]}')` : `expectSame(${name}, ${value})`
  return `${statement.getText()}\n;${check}\n`
}

/** @param {string} expression */
const asBody = (expression) => (expression.startsWith('{') ? `(${expression})` : expression)

/** @param {ts.VariableStatement} statement */
function onlyName(statement) {
  const [declaration, ...others] = statement.declarationList.declarations
  if (declaration === undefined || others.length > 0 || !ts.isIdentifier(declaration.name)) return null
  return declaration.name.text
}

/**
 * The value after `// =>` in what follows a statement. It may go on over
 * further comment lines until it is a whole expression.
 *
 * @param {string} after
 */
function promisedValue(after) {
  const comments = after
    .split('\n')
    .map((line) => line.trim().replace(/^;\s*/, ''))
    .filter((line) => line !== '')
  const at = comments.findIndex((comment) => PROMISE.test(comment))
  if (at < 0) return null
  if (comments.slice(at + 1).some((comment) => PROMISE.test(comment)))
    throw new Error('two `// =>` behind one statement')
  let value = PROMISE.exec(comments[at] ?? '')?.[1] ?? ''
  for (let i = at + 1; !isValue(value) && i < comments.length; i++)
    value += `\n${(comments[i] ?? '').replace(/^\/\/ ?/, '')}`
  if (!isValue(value)) throw new Error(`not a value: // => ${value}`)
  return value.trim()
}

/** @param {string} value */
function isValue(value) {
  const text = value.trim()
  if (text === '') return false
  return THROWS.test(text) || BEGINS_WITH.test(text) || syntaxErrors(parsed(`(${text}\n)`)).length === 0
}

/**
 * Ends statements where a reader sees their end though the language does
 * not: before a `// =>`, and where a line begins with a bracket that would
 * otherwise go on with the line above.
 *
 * @param {string} code
 */
export function withEndsOfStatements(code) {
  let text = code
  const source = parsed(text)
  const promises = [...text.matchAll(/\/\/\s*=>/g)]
    .map(({ index }) => index)
    .filter((at) => !isInsideToken(source, at))
  for (const at of promises.reverse()) {
    // Behind the code and its blanks, so that a comment line of its own keeps its line.
    const end = text.slice(0, at).trimEnd().length
    text = `${text.slice(0, end)};${text.slice(end)}`
  }
  for (;;) {
    const at = bracketOnNewLine(parsed(text))
    if (at === null) return text
    text = `${text.slice(0, at)};${text.slice(at)}`
  }
}

/**
 * @param {ts.SourceFile} source
 * @param {number} at
 */
function isInsideToken(source, at) {
  let inside = false
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (at <= node.getStart() || at >= node.end) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      inside = true
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return inside
}

/**
 * Where a call's or an index's bracket is the first thing on its line.
 *
 * @param {ts.SourceFile} source
 * @returns {number | null}
 */
function bracketOnNewLine(source) {
  /** @type {number | null} */
  let found = null
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (found !== null) return
    if (
      ts.isElementAccessExpression(node) ||
      ts.isCallExpression(node) ||
      ts.isTaggedTemplateExpression(node)
    ) {
      const before = ts.isTaggedTemplateExpression(node) ? node.tag : node.expression
      const bracket = /^[^\S\n]*(?:\/\/[^\n]*)?\n(?:\s|\/\/[^\n]*\n)*(?=[[(`])/.exec(
        source.text.slice(before.end),
      )
      if (bracket !== null) found = before.end + bracket[0].length
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * @param {ts.ImportDeclaration} declaration
 * @returns {Import[]}
 */
function importsOf({ moduleSpecifier, importClause }) {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  const bindings = importClause?.namedBindings
  if (importClause?.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings))
    throw new Error('an example imports names in braces only')
  return bindings.elements.map(({ name, propertyName, isTypeOnly }) => ({
    from,
    name: (propertyName ?? name).text,
    alias: name.text,
    isType: isTypeOnly || importClause?.isTypeOnly === true,
  }))
}

/** @param {ts.SourceFile} source */
function freeNames(source) {
  /** @type {Set<string>} */
  const used = new Set()
  /** @type {Set<string>} */
  const own = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const { parent } = node
      const isDeclared = 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent)
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node) ||
        ts.isPropertySignature(parent)
      if (ts.isShorthandPropertyAssignment(parent)) used.add(node.text)
      else if (isDeclared && !isMember) own.add(node.text)
      else if (!isMember) used.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return new Set([...used].filter((name) => !own.has(name)))
}

/** @param {ts.Node} node */
function hasAwait(node) {
  let found = false
  /** @param {ts.Node} child */
  const visit = (child) => {
    if (ts.isAwaitExpression(child)) found = true
    if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

/** @param {string} text */
function parsed(text) {
  return ts.createSourceFile('example.ts', text, ts.ScriptTarget.Latest, true)
}

/**
 * @param {ts.SourceFile} source
 * @returns {readonly ts.Diagnostic[]}
 */
function syntaxErrors(source) {
  return /** @type {ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] }} */ (source).parseDiagnostics
}
