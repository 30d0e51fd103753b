// What runs in the page: draws mazes by both ways and compares the pixels.
import {
  buildMaze,
  type CanvasLike,
  difficultyOverlays,
  drawOnCanvas,
  explainDifficulty,
  needEnds,
  type PictureOptions,
  parseRecipe,
  svgOf,
} from 'meikyuu'

/** How far two drawings of a maze are apart. */
export interface Difference {
  readonly name: string
  readonly pixels: number
  /** The share of pixels of which a channel differs by more than {@link NOTICED}. */
  readonly share: number
}

/** Of 255: less is what two ways to smooth an edge differ by. */
const NOTICED = 64

/** Pixels to a unit of the picture. */
const SCALE = 2

const DRAWINGS: readonly (readonly [code: string, options: PictureOptions])[] = [
  ['square:12x9:backtracker:to-goal:7', {}],
  ['hex:9x7:wilson:keys-2:5', { theme: 'dark', legend: 'beside' }],
  ['circle:6:prim:centre-out:4', { theme: 'blueprint', cap: 'butt', numbers: true }],
  ['triangle:13x7:kruskal:enter-leave:1', { style: 'passages', heat: 0 }],
  ['heart:14:backtracker:to-goal:2', { theme: 'high-contrast', cap: 'square', heat: 3 }],
]

/** Every drawing by both ways; the last is compared with another maze, which must be noticed. */
export async function differences(): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [code, options] of DRAWINGS) {
    const maze = needEnds(buildMaze(parseRecipe(code)), 'a picture')
    const why = explainDifficulty(maze)
    const whole = {
      ...options,
      way: why.way,
      overlays: difficultyOverlays(why, { theme: options.theme ?? 'print' }),
    }
    found.push(await compared(code, svgOf(maze, whole), (context) => drawOnCanvas(maze, context, whole)))
  }
  const [one, other] = [1, 2].map((seed) => buildMaze(parseRecipe(`square:9x9:prim:to-goal:${seed}`)))
  found.push(await compared('another maze', svgOf(one!), (context) => drawOnCanvas(other!, context)))
  return found
}

async function compared(name: string, svg: string, draw: (context: CanvasLike) => void): Promise<Difference> {
  // In whole pixels: a page stretches an image of any other size.
  const [width, height] = ['width', 'height'].map((side) => Math.ceil(sizeIn(svg, side)) * SCALE) as [
    number,
    number,
  ]
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width / SCALE} ${height / SCALE}"`
  const image = new page.Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace(/width=.*?viewBox="[^"]*"/, size))}`
  await image.decode()
  const shown = contextOf(width, height)
  shown.drawImage(image, 0, 0, width, height)
  const drawn = contextOf(width, height)
  drawn.scale(SCALE, SCALE)
  draw(drawn)
  const [a, b] = [shown, drawn].map((context) => context.getImageData(0, 0, width, height).data)
  let differing = 0
  for (let at = 0; at < a!.length; at += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs(a![at + channel]! - b![at + channel]!) > NOTICED)) differing++
  return { name, pixels: width * height, share: differing / (width * height) }
}

function sizeIn(svg: string, side: string): number {
  return Number(new RegExp(`^<svg[^>]* ${side}="([^"]+)"`).exec(svg)?.[1])
}

function contextOf(width: number, height: number): Context {
  const canvas = page.document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')
}

/** What of a page is used here: the workspace is checked without the browser's types. */
interface Page {
  readonly Image: new () => {
    src: string
    decode(): Promise<void>
  }
  readonly document: {
    createElement(name: 'canvas'): { width: number; height: number; getContext(kind: '2d'): Context }
  }
}

interface Context extends CanvasLike {
  scale(x: number, y: number): void
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
}

const page = globalThis as unknown as Page
