// A typedoc plugin for tables (`const X = { ... } as const satisfies ...`).
// Their types are inferred from values, so typedoc would list every field of
// every entry again and ask for its documentation, though the entry's type has
// it. Here an entry keeps its name and is told by its title; what is within it
// is left to the value.
import { Comment, Converter, ReflectionKind } from 'typedoc'
import ts from 'typescript'

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    const { project } = context
    for (const reflection of project.getReflectionsByKind(ReflectionKind.Property | ReflectionKind.Method)) {
      if (project.reflections[reflection.id] !== reflection) continue
      const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0]
      if (declaration === undefined || !ts.isObjectLiteralExpression(declaration.parent)) continue
      if (isWithinEntry(declaration)) project.removeReflection(reflection)
      else reflection.comment ??= new Comment([{ kind: 'text', text: titleOf(declaration, reflection.name) }])
    }
  })
}

/** @param {ts.Node} declaration */
function isWithinEntry(declaration) {
  const entry = ts.findAncestor(declaration.parent.parent, (node) => ts.isObjectLiteralExpression(node))
  return entry !== undefined
}

/**
 * @param {ts.Declaration} declaration
 * @param {string} name
 */
function titleOf(declaration, name) {
  if (ts.isPropertyAssignment(declaration) && ts.isObjectLiteralExpression(declaration.initializer))
    for (const field of declaration.initializer.properties)
      if (
        ts.isPropertyAssignment(field) &&
        field.name.getText() === 'title' &&
        ts.isStringLiteral(field.initializer)
      )
        return `${field.initializer.text}.`
  return `The entry of \`${name}\`.`
}
