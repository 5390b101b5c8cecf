/** Kinds of image that a browser decodes and the console takes. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif'

/** Bytes of a file's head that tell its kind. */
export const HEAD_BYTES = 16

/** The kind of an image by its content, null for anything else: names and declared types say nothing, a renamed program keeps its own head. */
export const imageKind = (head: Uint8Array): ImageKind | null => {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to))
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 12) === 'ftypavif') return 'avif'
  if (text(0, 2) === 'BM' && head.length >= HEAD_BYTES) return 'bmp'
  return null
}
