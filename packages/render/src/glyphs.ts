/** The characters of a text picture. Corners are chosen by the arms that meet: 1 north, 2 east, 4 south, 8 west. */
export interface Glyphs {
  readonly wall: string
  readonly way: string
  readonly trip: string
  readonly start: string
  readonly goal: string
  readonly key: string
}

/** Light lines for walls, heavy ones for the way, dots for trips. All of them one column wide. */
export const BOX: Glyphs = {
  wall: ' ╵╶└╷│┌├╴┘─┴┐┤┬┼',
  way: ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋',
  trip: ' ···············',
  start: 'S',
  goal: 'G',
  key: 'k',
}

/** The same for terminals and files that know ASCII only. */
export const ASCII: Glyphs = {
  wall: ' +++++++++++++++',
  way: ' ***************',
  trip: ' ...............',
  start: 'S',
  goal: 'G',
  key: 'k',
}
