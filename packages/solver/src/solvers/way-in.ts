import { clockwiseSides, MazeError, type MazeWithEnds, shown } from '@meikyuu/grid'

/**
 * The side of the start through which a walker comes in: the entrance where there is one;
 * else the start's first closed side clockwise, so that its hand is on a wall
 * from the beginning, and its first side where all are open.
 *
 * @throws MazeError `BAD_ARGUMENT` for an entrance that is no side of the start.
 */
export function wayIn({ grid, passages, start, entrance }: MazeWithEnds): number {
  const sides = clockwiseSides(grid, start)
  if (entrance === null || entrance === undefined)
    return sides.find((side) => passages.open[side] === 0) ?? sides[0]!
  if (sides.includes(entrance)) return entrance
  throw new MazeError('BAD_ARGUMENT', {
    name: 'maze.entrance',
    expected: `a side of the start, cell ${start}`,
    got: shown(entrance),
  })
}
