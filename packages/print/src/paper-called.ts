import { MazeError, shown, unknownName } from 'meikyuu'
import { PAPERS, type Paper, type PaperName } from './paper.js'

/**
 * The paper that a word names.
 *
 * @throws MazeError `BAD_ARGUMENT` for a word that names none.
 */
export function paperCalled(name: unknown): Paper {
  if (typeof name === 'string' && Object.hasOwn(PAPERS, name)) return PAPERS[name as PaperName]
  const { nearest, known } = unknownName(name, Object.keys(PAPERS))
  throw new MazeError('BAD_ARGUMENT', {
    name: 'paper',
    expected: `one of ${known.join(', ')}${nearest === null ? '' : `; perhaps ${nearest}`}`,
    got: shown(name),
  })
}
