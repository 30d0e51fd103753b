import { MazeError, shown } from '../errors.js'
import { isList } from '../is-list.js'
import { checkMaskSize, type Mask } from './mask.js'

/** The mask, where it is one that has a cell; else throws `BAD_MASK`, `TOO_BIG` or `EMPTY_MASK`. */
export function checkMask(mask: Mask): Mask {
  if (typeof mask !== 'object' || mask === null)
    throw new MazeError('BAD_MASK', { expected: 'a mask', got: shown(mask) })
  const { width, height, bytes } = mask
  checkMaskSize(width, height)
  if (!isList(bytes) || bytes.length !== width * height) {
    const got = bytes === undefined ? 'none' : isList(bytes) ? shown(bytes.length) : shown(bytes)
    throw new MazeError('BAD_MASK', { expected: `${width * height} bytes`, got })
  }
  if (!someCell(bytes)) throw new MazeError('EMPTY_MASK', { width, height })
  return mask
}

function someCell(bytes: Mask['bytes']): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i]) return true
  return false
}
