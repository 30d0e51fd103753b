import { MazeError, shown } from '@meikyuu/grid'
import { checkRecipe } from './check-recipe.js'
import { OPTION_WORD } from './option-word.js'
import { LONGEST_CODE } from './recipe-limits.js'
import type { RecipeTables } from './recipe-tables.js'
import { sizeText } from './resolve-recipe.js'
import type { WordOption } from './word-option.js'

/** The one code that names a recipe; never one that is too long to be read. */
export function writeCode(tables: RecipeTables, recipe: unknown): string {
  const resolved = checkRecipe(tables, recipe)
  const { recipe: checked, generatorOption, treatments, mode, seed } = resolved
  let algorithm = withOption(checked['algorithm'] as string, generatorOption, checked)
  for (const { fields, option } of treatments)
    algorithm += `~${withOption(fields['treatment'] as string, option, fields)}`
  const code = `${checked['shape']}:${sizeText(resolved)}:${algorithm}:${withOption(checked['mode'] as string, mode.option, checked)}:${seed}`
  if (code.length > LONGEST_CODE)
    throw new MazeError('TOO_BIG', { what: 'the characters of a code', got: code.length, most: LONGEST_CODE })
  return code
}

function withOption(
  name: string,
  option: WordOption | undefined,
  recipe: Readonly<Record<string, unknown>>,
): string {
  if (option === undefined) return name
  const words: unknown = option.write(recipe[option.field])
  if (!Array.isArray(words))
    throw new MazeError('BAD_ARGUMENT', {
      name: `what the option of ${name} writes`,
      expected: 'a list of words',
      got: shown(words),
    })
  let word = name
  for (const one of words) {
    if (typeof one !== 'string' || !OPTION_WORD.test(one))
      throw new MazeError('BAD_ARGUMENT', {
        name: `a word that the option of ${name} writes`,
        expected: 'letters, digits, "." and "_"',
        got: shown(one),
      })
    word += `-${one}`
  }
  return word
}
