import { MazeError } from '../errors.js'
import { unknownName } from '../nearest-name.js'
import { checkSize } from './check-size.js'
import { OUTLINES } from './outlines.js'

/** Throws `NO_SUCH_SHAPE`, `BAD_SIZE` or `TOO_SMALL` unless there is such an outline of such a size. */
export function checkOutline(outline: unknown, size: number): void {
  if (typeof outline !== 'string' || !Object.hasOwn(OUTLINES, outline))
    throw new MazeError('NO_SUCH_SHAPE', unknownName(outline as string, Object.keys(OUTLINES)))
  checkSize(outline, [size])
}
