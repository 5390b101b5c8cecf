/** The size a JPEG file says it has; null for another kind of file. */
export function jpegSize(file: Buffer): { readonly width: number; readonly height: number } | null {
  if (file.readUInt16BE(0) !== START_OF_IMAGE) return null
  let at = 2
  while (at + 9 < file.length) {
    const marker = file.readUInt16BE(at)
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.has(marker)) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return null
}

const START_OF_IMAGE = 0xffd8
const FIRST_FRAME = 0xffc0
const LAST_FRAME = 0xffcf
/** Tables that lie among the frames' markers. */
const NO_FRAMES = new Set([0xffc4, 0xffc8, 0xffcc])
