import { type Grid, type MazeWithEnds, Passages, squareGrid } from '@meikyuu/grid'

/**
 * A square maze drawn in block form, where each cell and each wall between two
 * cells is one character: `#` a wall, a space a passage, `S` the start, `G`
 * the goal, `k` a key. Cell (column, row) stands at (2 column + 1, 2 row + 1).
 *
 * ```text
 * #######
 * #S  #G#
 * # # # #
 * # #   #
 * #######
 * ```
 */
export function mazeFromArt(art: string): MazeWithEnds {
  const lines = art.replace(/^\n+|\s+$/g, '').split('\n')
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  const rows = lines.map((line) => line.slice(indent))
  const width = (rows[0]!.length - 1) / 2
  const grid = squareGrid(width, (rows.length - 1) / 2)
  const at = (x: number, y: number) => rows[y]?.[x] ?? '#'
  const found = (mark: string) => cellsMarked(grid, width, mark, at)
  return {
    grid,
    passages: passagesDrawn(grid, width, at),
    start: found('S')[0] ?? 0,
    goal: found('G')[0] ?? grid.cells - 1,
    entrance: null,
    exit: null,
    keys: found('k'),
  }
}

type CharacterAt = (x: number, y: number) => string

function cellsMarked(grid: Grid, width: number, mark: string, at: CharacterAt): number[] {
  const cells = Array.from({ length: grid.cells }, (_, cell) => cell)
  return cells.filter((cell) => at(2 * (cell % width) + 1, 2 * Math.floor(cell / width) + 1) === mark)
}

/** Only east and south are looked at: each passage is drawn once. */
function passagesDrawn(grid: Grid, width: number, at: CharacterAt): Passages {
  const passages = new Passages(grid)
  for (let cell = 0; cell < grid.cells; cell++) {
    const x = 2 * (cell % width) + 1
    const y = 2 * Math.floor(cell / width) + 1
    if (at(x + 1, y) !== '#') passages.carve(grid.first[cell]! + 1)
    if (at(x, y + 1) !== '#') passages.carve(grid.first[cell]! + 2)
  }
  return passages
}
