import { createRequire } from 'node:module'
import { checkOptions, type Maze, MazeError, type PictureOptions, pictureOf, shown, svgOf } from 'meikyuu'
import { loadResvg } from './load-resvg.js'

/** The most pixels of a picture: a poster of A0 at 300 dots an inch. Each takes 4 bytes while it is painted. */
export const MOST_PNG_PIXELS = 150_000_000

/** How {@link pngOf} draws. */
export interface PngOptions extends PictureOptions {
  /**
   * Pixels to a unit of the picture, above 0.
   * @defaultValue 1
   */
  readonly pixelScale?: number
  /**
   * How many pixels the picture is wide, in place of `pixelScale`; its height follows.
   * @defaultValue the picture's own width
   */
  readonly pixelWidth?: number
}

/**
 * A maze as a PNG picture, painted from what {@link svgOf} draws: same options,
 * same picture. Labels are in DejaVu Sans, which comes along, and no font of
 * the machine is looked at: the same maze, options and version give the same
 * bytes everywhere.
 *
 * Memory: the SVG, some times over, and 4 bytes a pixel. For a huge maze of
 * squares, see {@link bitPngChunks}.
 *
 * @throws MazeError as `svgOf`; `TOO_BIG` for more than {@link MOST_PNG_PIXELS}
 * pixels, before anything is drawn; `BAD_ARGUMENT`; `NOT_INSTALLED` where the
 * painter has no binary for this machine.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('hex:9x7:backtracker:to-goal:42'))
 * const png = pngOf(maze, { pixelWidth: 400 })
 * png.subarray(1, 4) // => Uint8Array.of(0x50, 0x4e, 0x47)
 * ```
 */
export function pngOf(maze: Maze, options: PngOptions = {}): Uint8Array {
  checkOptions('options', options)
  const { pixelScale, pixelWidth, ...drawn } = options
  const { width, height } = pictureOf(maze, drawn)
  const value = pixelsWide(width, pixelScale, pixelWidth)
  checkPixels(value, Math.ceil((value * height) / width))
  const { Resvg } = loadResvg()
  const painted = new Resvg(svgOf(maze, drawn), {
    fitTo: { mode: 'width', value },
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  })
  const png = painted.render().asPng()
  return new Uint8Array(png.buffer, png.byteOffset, png.length)
}

/** The files of the one font that labels are drawn in, wherever they were installed. */
function fontFiles(): string[] {
  const require = createRequire(import.meta.url)
  return [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ]
}

function pixelsWide(width: number, scale: number | undefined, pixelWidth: number | undefined): number {
  if (pixelWidth !== undefined) {
    if (scale !== undefined) throw bad('pixelWidth', 'left out where pixelScale is given', shown(pixelWidth))
    if (Number.isSafeInteger(pixelWidth) && pixelWidth >= 1) return pixelWidth
    throw bad('pixelWidth', 'a whole number of at least 1', shown(pixelWidth))
  }
  if (scale !== undefined && !(Number.isFinite(scale) && scale > 0))
    throw bad('pixelScale', 'a number above 0', shown(scale))
  return Math.max(1, Math.round(width * (scale ?? 1)))
}

function bad(name: string, expected: string, got: string): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got })
}

function checkPixels(wide: number, high: number): void {
  const got = wide * high
  if (got > MOST_PNG_PIXELS)
    throw new MazeError('TOO_BIG', { what: 'the pixels of the picture', got, most: MOST_PNG_PIXELS })
}
