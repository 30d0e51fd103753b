/** A point of a picture. */
export type At = readonly [x: number, y: number]

/** A line of a path: its points, arcs cut into short straight pieces. */
export type Line = readonly At[]

/** How many pieces an arc is cut into. */
const PIECES = 48

/** The lines that strokes or path data draw, arcs as short pieces. */
export function linesOfPath(data: string): Line[] {
  const lines: At[][] = []
  let [x, y] = [0, 0]
  for (const [, letter, rest] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...rest!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const from: At = [x, y]
    if (letter === 'M') [x, y] = [numbers[0]!, numbers[1]!]
    else if (letter === 'h') x += numbers[0]!
    else if (letter === 'v') y += numbers[0]!
    else {
      x += numbers.at(-2)!
      y += numbers.at(-1)!
    }
    if (letter === 'M' || letter === 'm') lines.push([[x, y]])
    else if (letter === 'a') lines.at(-1)!.push(...alongArc(from, [x, y], numbers[0]!, numbers[4] === 1))
    else lines.at(-1)!.push([x, y])
  }
  return lines
}

/** Points of the short arc of a circle between two of its points, clockwise on the screen or not. */
function alongArc(from: At, to: At, radius: number, clockwise: boolean): At[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const half = Math.hypot(dx, dy) / 2
  const away = Math.sqrt(Math.max(0, radius * radius - half * half)) * (clockwise ? 1 : -1)
  const [cx, cy] = [
    (from[0] + to[0]) / 2 - (dy / (2 * half)) * away,
    (from[1] + to[1]) / 2 + (dx / (2 * half)) * away,
  ]
  const begin = Math.atan2(from[1] - cy, from[0] - cx)
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - begin
  if (clockwise && turn < 0) turn += 2 * Math.PI
  if (!clockwise && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: PIECES }, (_, i) => {
    const angle = begin + (turn * (i + 1)) / PIECES
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
}

/** Whether a point is enclosed an odd number of times. */
export function isInside(lines: readonly Line[], [x, y]: At): boolean {
  let inside = false
  for (const line of lines)
    line.forEach(([x1, y1], i) => {
      const [x2, y2] = line[(i + 1) % line.length]!
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    })
  return inside
}
