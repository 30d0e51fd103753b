/** A piece of a drawing: a line, or an arc with its centre and angle (positive against the clock, y upwards). */
interface DxfPiece {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly arc: {
    readonly cx: number
    readonly cy: number
    readonly radius: number
    readonly angle: number
  } | null
}

/** An entity: its kind, its layer and its pieces in order. */
export interface DxfEntity {
  readonly kind: string
  readonly layer: string
  readonly pieces: readonly DxfPiece[]
}

export interface DxfFile {
  readonly comments: readonly string[]
  readonly variables: Readonly<Record<string, readonly string[]>>
  readonly layers: readonly string[]
  readonly entities: readonly DxfEntity[]
}

type Group = readonly [code: number, value: string]

/** Reads what this package writes, by the rules of the format: groups of a code and a value, in sections. */
export function readDxf(text: string): DxfFile {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('the last line does not end')
  const groups: Group[] = []
  for (let i = 0; i < lines.length; i += 2) groups.push([Number(lines[i]), lines[i + 1]!])
  if (groups.some(([code]) => !Number.isInteger(code))) throw new Error('a code is no number')
  if (`${groups.at(-1)}` !== '0,EOF') throw new Error('no end of file')
  const header = sectionOf(groups, 'HEADER')
  const variables: Record<string, string[]> = {}
  let values: string[] = []
  for (const [code, value] of header)
    if (code === 9) {
      values = []
      variables[value] = values
    } else values.push(value)
  return {
    comments: groups.filter(([code]) => code === 999).map(([, value]) => value),
    variables,
    layers: recordsOf(sectionOf(groups, 'TABLES'))
      .filter(([first]) => first![1] === 'LAYER')
      .map((record) => groupOf(record, 2)),
    entities: entitiesOf(recordsOf(sectionOf(groups, 'ENTITIES'))),
  }
}

function sectionOf(groups: readonly Group[], name: string): Group[] {
  const start = groups.findIndex(
    ([code, value], i) => code === 2 && value === name && groups[i - 1]![1] === 'SECTION',
  )
  if (start < 0) throw new Error(`no section ${name}`)
  const length = groups.slice(start).findIndex(([code, value]) => code === 0 && value === 'ENDSEC')
  return groups.slice(start + 1, start + length)
}

function recordsOf(groups: readonly Group[]): Group[][] {
  const records: Group[][] = []
  for (const group of groups)
    if (group[0] === 0) records.push([group])
    else records.at(-1)?.push(group)
  return records
}

function groupOf(record: readonly Group[], code: number): string {
  const found = record.find(([each]) => each === code)
  if (found === undefined) throw new Error(`${record[0]![1]} has no group ${code}`)
  return found[1]
}

function numberOf(record: readonly Group[], code: number, otherwise?: number): number {
  if (otherwise !== undefined && !record.some(([each]) => each === code)) return otherwise
  return Number(groupOf(record, code))
}

function entitiesOf(records: readonly Group[][]): DxfEntity[] {
  const entities: DxfEntity[] = []
  for (let i = 0; i < records.length; i++) {
    const record = records[i]!
    const kind = record[0]![1]
    const layer = groupOf(record, 8)
    if (kind === 'LINE') {
      const from = [numberOf(record, 10), numberOf(record, 20)] as const
      const to = [numberOf(record, 11), numberOf(record, 21)] as const
      entities.push({ kind, layer, pieces: [{ from, to, arc: null }] })
    } else if (kind === 'ARC') entities.push({ kind, layer, pieces: [arcOf(record)] })
    else if (kind === 'POLYLINE') {
      const vertices: Group[][] = []
      while (records[++i]![0]![1] === 'VERTEX') vertices.push(records[i]!)
      if (records[i]![0]![1] !== 'SEQEND') throw new Error('a polyline without end')
      entities.push({ kind, layer, pieces: piecesOf(vertices, numberOf(record, 70) === 1) })
    } else throw new Error(`an entity ${kind}`)
  }
  return entities
}

function arcOf(record: readonly Group[]): DxfPiece {
  const [cx, cy, radius] = [numberOf(record, 10), numberOf(record, 20), numberOf(record, 40)]
  const [from, to] = [numberOf(record, 50), numberOf(record, 51)]
  const angle = ((((to - from) % 360) + 360) % 360) * (Math.PI / 180)
  const at = (degrees: number) =>
    [
      cx + radius * Math.cos((degrees * Math.PI) / 180),
      cy + radius * Math.sin((degrees * Math.PI) / 180),
    ] as const
  return { from: at(from), to: at(to), arc: { cx, cy, radius, angle } }
}

function piecesOf(vertices: readonly Group[][], isClosed: boolean): DxfPiece[] {
  const pieces: DxfPiece[] = []
  const last = isClosed ? vertices.length : vertices.length - 1
  for (let i = 0; i < last; i++) {
    const [a, b] = [vertices[i]!, vertices[(i + 1) % vertices.length]!]
    const from = [numberOf(a, 10), numberOf(a, 20)] as const
    const to = [numberOf(b, 10), numberOf(b, 20)] as const
    pieces.push({ from, to, arc: bulged(from, to, numberOf(a, 42, 0)) })
  }
  return pieces
}

/** The circle of a bulge: the tangent of a quarter of its angle. */
function bulged(
  from: readonly [number, number],
  to: readonly [number, number],
  bulge: number,
): DxfPiece['arc'] {
  if (bulge === 0) return null
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const angle = 4 * Math.atan(bulge)
  const radius = Math.hypot(dx, dy) / 2 / Math.abs(Math.sin(angle / 2))
  // From the chord's middle to the circle's: left of the chord for angles below half a turn against the clock.
  const off = (1 - bulge * bulge) / (4 * bulge)
  return { cx: (from[0] + to[0]) / 2 - dy * off, cy: (from[1] + to[1]) / 2 + dx * off, radius, angle }
}
