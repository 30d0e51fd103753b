import { checkOptions, MazeError, unknownName } from '@meikyuu/grid'
import { checkText } from './check-drawing.js'
import { scaleOf } from './colour-scale.js'
import { coloursWith } from './colours.js'
import { THEMES, type Theme, type ThemeName } from './themes.js'

/**
 * A theme by its name, or one's own with its colours looked at.
 *
 * @throws MazeError `NO_SUCH_THEME`, `BAD_ARGUMENT` for one that is not whole.
 */
export function themeOf(theme: ThemeName | Theme): Theme {
  if (typeof theme === 'string') {
    if (Object.hasOwn(THEMES, theme)) return THEMES[theme]
    throw new MazeError('NO_SUCH_THEME', unknownName(theme, Object.keys(THEMES)))
  }
  checkOptions('theme', theme)
  checkText('theme.title', theme.title)
  checkOptions('theme.colours', theme.colours)
  const blank = { ...THEMES.print.colours }
  // All of them: a theme with a gap would be half another's.
  for (const name of Object.keys(blank) as (keyof typeof blank)[])
    checkText(`theme.colours.${name}`, theme.colours[name])
  return {
    title: theme.title,
    colours: coloursWith(blank, theme.colours),
    scale: scaleOf('theme.scale', theme.scale),
  }
}
