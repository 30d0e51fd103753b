import type { PictureOptions, ThemeName } from 'meikyuu'
import type { Styling, ToWrite } from './format.js'

/** How a maze is drawn as a picture: titled by its name, all else as it was asked for. */
export function pictureOptions(
  { name, answer, overlays }: ToWrite,
  { theme, cellSize, passages, numbers, heat }: Styling,
) {
  return {
    title: name,
    ...answer,
    ...(overlays !== undefined && { overlays }),
    ...(theme !== undefined && { theme: theme as ThemeName }),
    ...(cellSize !== undefined && { cellSize }),
    ...(passages && { style: 'passages' as const }),
    ...(numbers && { numbers }),
    ...(heat !== undefined && { heat }),
  } satisfies PictureOptions
}
