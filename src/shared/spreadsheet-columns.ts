/** A, B, ... Z, AA, AB and so on. @param at the place of a column, from 0 */
export const columnName = (at: number): string => (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** The place of a column, from 0. @param name its letters, or the place of a cell in it, as AB7 */
export const columnPlace = (name: string): number => {
  let place = 0
  for (const [letter] of name.matchAll(/[A-Z]/g)) place = place * 26 + letter.charCodeAt(0) - 64
  return place - 1
}
