import type { ImageFormat } from '#shared/domain/content/image.ts'

/** The format of an image by its content, null for anything else. */
export const imageFormat = (bytes: Uint8Array): ImageFormat | null => {
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'image/webp'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  return null
}

/** Four bytes as the letters they are. */
const text = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
