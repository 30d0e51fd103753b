import { type Command, InvalidArgumentError } from 'commander'
import { svgOf } from 'meikyuu'
import { DEFAULT_CODE } from '../default-code.js'
import { drawMaze } from '../draw-maze.js'
import { figuresJson } from '../figures-json.js'
import { figuresText } from '../figures-text.js'
import type { Io } from '../io.js'
import { paletteFor } from '../palette.js'
import { type Shown, shownMaze } from '../shown-maze.js'
import { writeFile } from '../write-file.js'

/** The least width that the figures can be laid out in, and the most that a drawing may take. */
const NARROWEST = 20
const WIDEST = 10_000

/** The width of what is no terminal. */
const USUAL_WIDTH = 80

interface ShowOptions {
  readonly output?: string
  readonly force?: true
  readonly json?: true
  readonly way: boolean
  readonly width?: number
  readonly color: boolean
}

/** Adds the command `show`, which is also what runs without a command's name. */
export function addShow(program: Command, io: Io): void {
  program
    .command('show', { isDefault: true })
    .description('draw a maze with its answer, and say how hard it is')
    .argument('[code]', 'a recipe, shape:size:algorithm:mode:seed', DEFAULT_CODE)
    .option('-o, --output <file.svg>', 'write the maze as an SVG picture too', svgName)
    .option('-f, --force', 'write over a file that is there')
    .option('--json', 'only the figures, as one line of JSON')
    .option('--no-way', 'leave the way out of the drawings')
    .option('-w, --width <columns>', 'draw no wider than this (the width of the terminal, or 80)', wholeWidth)
    .option('--no-color', 'no colours (also where NO_COLOR is set, or the output is no terminal)')
    .addHelpText('after', EXAMPLES)
    .action((code: string, options: ShowOptions) => show(code, options, io))
}

const EXAMPLES = `
Sizes and keys have no limit here but memory.

Examples:
  meikyuu heart:25:prim:keys-3:7
  meikyuu show circle:9:wilson:centre-out:1 --no-way
  meikyuu show hex:20x12:growing:enter-leave:5 --output hex.svg
  meikyuu show square:5x5:backtracker:to-goal:42 --json`

function show(code: string, options: ShowOptions, io: Io): void {
  const shown = shownMaze(code)
  const width = options.width ?? Math.max(NARROWEST, io.out.columns ?? USUAL_WIDTH)
  if (options.json) io.out.write(`${JSON.stringify(figuresJson(shown))}\n`)
  else {
    const palette = paletteFor(io, options.color)
    io.out.write(
      `\n${drawMaze(shown, { width, way: options.way, palette, hasPicture: options.output !== undefined })}\n`,
    )
    io.out.write(`\n${figuresText(shown, palette, width)}\n`)
  }
  if (options.output === undefined) return
  writeFile(options.output, pictureOf(shown, options.way), { force: options.force === true })
  io.err.write(`The picture is in ${options.output}\n`)
}

function pictureOf({ code, maze, way, trips }: Shown, withWay: boolean): string {
  return svgOf(maze, { title: code, ...(withWay ? { way, trips } : {}) })
}

function wholeWidth(text: string): number {
  const width = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (width >= NARROWEST && width <= WIDEST) return width
  throw new InvalidArgumentError(`Expected a whole number from ${NARROWEST} to ${WIDEST}.`)
}

function svgName(text: string): string {
  if (/\.svg$/i.test(text)) return text
  throw new InvalidArgumentError('Expected the name of a file that ends in .svg.')
}
