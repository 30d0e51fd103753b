import { counted } from '../counted.js'
import type { Palette } from '../palette.js'
import { wrapped } from '../wrapped.js'
import { type Canvas, canvasFor } from './canvas.js'
import { frameOf } from './frame.js'
import { KEYS_TEXT } from './keys.js'
import type { Player } from './player.js'

/** Lines besides the picture, at least. */
const OTHER_LINES = 4

/** A player's moment as the lines of a screen. */
export class Scene {
  private readonly name: string
  private readonly palette: Palette
  private canvas: Canvas | null = null
  private drawnFor = ''

  constructor(name: string, palette: Palette) {
    this.name = name
    this.palette = palette
  }

  /** The picture alone. Without room for it, a line that says so. */
  picture(player: Player, columns: number, rows: number): readonly string[] {
    const { phase, playback } = player.current
    const canvas = this.canvasOf(player, columns, rows)
    if (canvas === null)
      return wrapped('(too big for this terminal: a smaller maze, or a larger window)', columns).split('\n')
    return frameOf(phase, playback, canvas, this.palette)
  }

  /** The picture between what is shown and how far it is. */
  lines(player: Player, columns: number, rows: number): readonly string[] {
    const { palette } = this
    const keys = wrapped(KEYS_TEXT.join('   '), columns).split('\n')
    const room = rows - OTHER_LINES - keys.length + 1
    return [
      palette.strong(cutOff(`${player.current.phase.title}: ${this.name}`, columns)),
      '',
      ...this.picture(player, columns, room),
      '',
      cutOff(statusText(player), columns),
      ...keys.map((line) => palette.faint(line)),
    ]
  }

  /** How the grid of the moment is drawn, kept as long as grid and room stay the same. */
  private canvasOf(player: Player, columns: number, rows: number): Canvas | null {
    const { phase } = player.current
    const key = `${player.phases.indexOf(phase)} ${columns} ${rows}`
    if (key !== this.drawnFor) this.canvas = canvasFor(phase.recording.grid, columns, rows)
    this.drawnFor = key
    return this.canvas
  }
}

/** How far a player is, and how fast. */
function statusText(player: Player): string {
  const { step, length, speed, isPaused, isOver } = player
  const state = isOver
    ? 'done'
    : isPaused
      ? 'paused'
      : `${speed < 10 ? speed.toFixed(1) : Math.round(speed)} a second`
  return `${step} of ${counted(length, 'step')}, ${state}`
}

function cutOff(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line
}
