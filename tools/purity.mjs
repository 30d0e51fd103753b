// What a maze or a score is made of must be the same in every engine, run
// anywhere and fall out of a bundle when unused. So the core packages may not
// name what differs between engines (transcendental mathematics, `**`, dates,
// locales, chance of one's own), what only one place has (the DOM, Node), nor
// call anything while a module loads.
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { filesUnder, packages, read, report } from './workspace.mjs'

/** Packages whose code is not part of a maze or a score. */
const OUTSIDE_THE_CORE = ['bench', 'cli', 'node', 'print', 'testing']

/** Exact by the language or, for the square root, in every engine there is. */
const EXACT = [
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'E',
  'LN2',
  'LN10',
  'PI',
  'SQRT1_2',
  'SQRT2',
]

const DIFFERENT = {
  Date: 'the clock',
  Intl: 'the locale',
  performance: 'the clock',
  globalThis: 'where it runs',
  window: 'the browser',
  document: 'the browser',
  navigator: 'the browser',
  process: 'Node',
  Buffer: 'Node',
  require: 'Node',
  setTimeout: 'a timer',
  setInterval: 'a timer',
  queueMicrotask: 'a timer',
  console: 'a console',
  crypto: 'chance of its own',
  WebAssembly: 'where it runs',
  SharedArrayBuffer: 'where it runs',
}

/** @param {string} name */
const isLocaleMethod = (name) => name === 'localeCompare' || name.startsWith('toLocale')

/**
 * @param {string} file for the messages
 * @param {string} text
 * @returns {string[]} what is wrong, each with its line
 */
export function impurities(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const faults = []
  const say = (/** @type {ts.Node} */ node, /** @type {string} */ what) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    faults.push(`${file}:${line + 1}: ${what}`)
  }

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) lookAtName(node, say)
    if (isPower(node)) say(node, '`**` differs between engines; only of two literal numbers it is allowed')
    if (isCall(node) && runsOnLoad(node) && !isMarkedPure(node, text))
      say(node, 'a call while the module loads stays in every bundle; mark it /* @__PURE__ */ where it is')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/**
 * @param {ts.Identifier} name
 * @param {(node: ts.Node, what: string) => void} say
 */
function lookAtName(name, say) {
  const { parent, text } = name
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name)
  if (isMember) {
    if (isLocaleMethod(text)) say(name, `${text} depends on the locale`)
    return
  }
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodDeclaration(parent))
    return
  if (text === 'Math') {
    const used = ts.isPropertyAccessExpression(parent) && parent.expression === name ? parent.name.text : null
    if (used === null) say(name, 'Math is used only as Math.name, so that the name can be checked')
    else if (!EXACT.includes(used)) say(name, `Math.${used} may differ between engines`)
  }
  const reason = Object.hasOwn(DIFFERENT, text)
    ? DIFFERENT[/** @type {keyof typeof DIFFERENT} */ (text)]
    : null
  if (reason !== null) say(name, `${text}: the core may not depend on ${reason}`)
}

/** @param {ts.Node} node */
function isPower(node) {
  if (!ts.isBinaryExpression(node)) return false
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken) return true
  if (node.operatorToken.kind !== ts.SyntaxKind.AsteriskAsteriskToken) return false
  return !isLiteralNumber(node.left) || !isLiteralNumber(node.right)
}

/**
 * @param {ts.Expression} node
 * @returns {boolean}
 */
function isLiteralNumber(node) {
  if (ts.isParenthesizedExpression(node)) return isLiteralNumber(node.expression)
  if (ts.isPrefixUnaryExpression(node)) return isLiteralNumber(node.operand)
  return ts.isNumericLiteral(node)
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.CallExpression | ts.NewExpression | ts.TaggedTemplateExpression}
 */
function isCall(node) {
  return ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node)
}

/**
 * Whether nothing but the module itself has to run for a node to be reached:
 * not within a function, nor in a field that each object gets anew.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function runsOnLoad(node) {
  const { parent } = node
  if (parent === undefined) return true
  if (ts.isFunctionLike(parent)) return ts.isComputedPropertyName(node) && runsOnLoad(parent)
  const isStatic =
    ts.canHaveModifiers(parent) &&
    ts.getModifiers(parent)?.some((m) => m.kind === ts.SyntaxKind.StaticKeyword)
  if (ts.isPropertyDeclaration(parent) && parent.initializer === node && !isStatic) return false
  return runsOnLoad(parent)
}

/**
 * @param {ts.Node} node
 * @param {string} text
 */
function isMarkedPure(node, text) {
  // A comment before `a` of `a.b()` or `(a)()` belongs to the whole call.
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  const trailing = ts.getTrailingCommentRanges(text, node.getFullStart()) ?? []
  return [...comments, ...trailing].some(({ pos, end }) => text.slice(pos, end).includes('@__PURE__'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const core = packages().filter(({ dir }) => !OUTSIDE_THE_CORE.includes(dir))
  const files = core.flatMap(({ dir }) => filesUnder(`packages/${dir}/src`, ['.ts']))
  report(
    'purity',
    files.flatMap((file) => impurities(file, read(file))),
  )
}
