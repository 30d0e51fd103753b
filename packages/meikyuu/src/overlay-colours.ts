import { checkOptions, MazeError, shown, unknownName } from '@meikyuu/grid'
import { THEMES, type Theme, type ThemeName } from '@meikyuu/render'

/** The colours of what explains a difficulty. */
export interface OverlayColours {
  /** Laid thinly over the background. */
  readonly zone: string
  /** From the shortest to the longest. */
  readonly branches: readonly string[]
  readonly walk: string
  readonly bend: string
  readonly trap: string
}

/** From a quarter to a half as dark as ink, so that walls still show. */
const ON_LIGHT = { branches: ['#fbe7bd', '#ea9560'], walk: '#7d4fc4', trap: '#c2185b' } as const

const ON_DARK = { branches: ['#5b4a22', '#9c5320'], walk: '#c6a3ff', trap: '#ff6fa0' } as const

/** Of 255: backgrounds below are dark. */
const MIDDLE = 128

/**
 * Colours that stand out from a theme's background, light or dark.
 *
 * @throws MazeError `NO_SUCH_THEME`, `BAD_ARGUMENT` for what is no theme.
 */
export function overlayColoursFor(theme: ThemeName | Theme): OverlayColours {
  const { background, wall } = (typeof theme === 'string' ? named(theme) : own(theme)).colours
  return { ...(isDark(background) ? ON_DARK : ON_LIGHT), zone: wall, bend: wall }
}

function named(name: string): Theme {
  if (Object.hasOwn(THEMES, name)) return THEMES[name as ThemeName]
  throw new MazeError('NO_SUCH_THEME', unknownName(name, Object.keys(THEMES)))
}

function own(theme: Theme): Theme {
  checkOptions('theme', theme)
  checkOptions('theme.colours', theme.colours)
  for (const name of ['background', 'wall'] as const)
    if (typeof theme.colours[name] !== 'string')
      throw new MazeError('BAD_ARGUMENT', {
        name: `theme.colours.${name}`,
        expected: 'a colour such as #0072b2',
        got: shown(theme.colours[name]),
      })
  return theme
}

/** By the weights of brightness in television (ITU-R BT.601); what is no `#rrggbb` counts as light. */
function isDark(colour: string): boolean {
  if (!/^#[\da-f]{6}$/i.test(colour)) return false
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red! * 0.299 + green! * 0.587 + blue! * 0.114 < MIDDLE
}
