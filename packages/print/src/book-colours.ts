import type { PictureColours } from 'meikyuu'

/** Black on white, for any printer: the way is told from the walls by its grey, the marks by their forms. */
export const BOOK_COLOURS: PictureColours = {
  background: 'none',
  wall: '#000000',
  passage: '#ffffff',
  way: '#999999',
  trip: '#cccccc',
  start: '#000000',
  goal: '#000000',
  key: '#000000',
  text: '#000000',
}
