import { type LegendEntry, legendOf } from './legend.js'
import type { Layer } from './picture.js'
import { type PicturePlan, placingAt } from './picture-plan.js'
import type { Placing } from './placed-pen.js'

/** How a picture is laid out. */
interface PictureLayout {
  readonly width: number
  readonly height: number
  /** Where the maze lies. */
  readonly placing: Placing
  /** The legend's layers. */
  readonly legend: readonly Layer[]
}

/** The room between a maze and its legend, in heights of its letters. */
const GAP = 1.5

/** Lays out a maze, within its margins, and a legend below or beside it. */
export function layoutOf(
  plan: PicturePlan,
  entries: readonly LegendEntry[],
  isBeside: boolean,
): PictureLayout {
  const { maze, cellSize, wallWidth, margins, textSize, colours } = plan
  const { top, right, bottom, left } = margins
  const { bounds } = maze.grid
  // A graph may be flat, and what is 0 wide is not shown.
  const mazeWidth = Math.max(bounds.width * cellSize, wallWidth - left - right)
  const mazeHeight = Math.max(bounds.height * cellSize, wallWidth - top - bottom)
  if (entries.length === 0)
    return {
      width: mazeWidth + left + right,
      height: mazeHeight + top + bottom,
      placing: placingAt(plan, left, top),
      legend: [],
    }
  const legend = legendOf(entries, textSize, isBeside ? 0 : mazeWidth, colours.text, isBeside)
  const gap = textSize * GAP
  if (isBeside) {
    const height = Math.max(mazeHeight, legend.height)
    return {
      width: mazeWidth + gap + legend.width + left + right,
      height: height + top + bottom,
      placing: placingAt(plan, left, top + (height - mazeHeight) / 2),
      legend: legend.layersAt(left + mazeWidth + gap, top + (height - legend.height) / 2),
    }
  }
  const width = Math.max(mazeWidth, legend.width)
  return {
    width: width + left + right,
    height: mazeHeight + gap + legend.height + top + bottom,
    placing: placingAt(plan, left + (width - mazeWidth) / 2, top),
    legend: legend.layersAt(left + (width - legend.width) / 2, top + mazeHeight + gap),
  }
}
