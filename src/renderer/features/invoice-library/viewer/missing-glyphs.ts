/** For private use: what is drawn for it is what is drawn for any character that no font of the computer has. */
const UNKNOWN = '\u{10FFFD}'
/** Every font has the Latin letters. */
const LAST_LATIN = 0x24f
const SIZE = 24

const drawn = new Map<string, string>()

/** True if no font of this computer has a character, so that a box is drawn for it. */
export function lacksGlyph(character: string): boolean {
  return (character.codePointAt(0) ?? 0) > LAST_LATIN && pictureOf(character) === pictureOf(UNKNOWN)
}

function pictureOf(character: string): string {
  const known = drawn.get(character)
  if (known !== undefined) return known
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true })
  if (context === null) return character
  context.font = `${SIZE / 2}px serif`
  context.fillText(character, SIZE / 4, (SIZE * 3) / 4)
  const picture = context.getImageData(0, 0, SIZE, SIZE).data.join()
  drawn.set(character, picture)
  return picture
}
