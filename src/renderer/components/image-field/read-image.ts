import type { ImageSize } from './image-job.ts'
import type { ImageService } from './image-service.ts'
import { NO_IMAGE, TOO_MANY_BYTES, UNDECODABLE } from './messages.ts'

/** A larger file is not opened, bytes. */
const LARGEST_FILE = 20 * 1024 * 1024

/** What a chosen file is: an image of a size, in pixels, or nothing that is taken. */
type ImageReading = { readonly state: 'image'; readonly size: ImageSize } | { readonly state: 'refused'; readonly message: string }

/** Looks at a chosen file, whatever its name says. */
export const readImage = async (file: Blob, images: ImageService): Promise<ImageReading> => {
  if (file.size > LARGEST_FILE) return refused(TOO_MANY_BYTES)
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (imageKind(head) === null) return refused(NO_IMAGE)
  const measured = await images.run({ kind: 'measure', image: file })
  return measured.state === 'done' ? { state: 'image', size: measured.size } : refused(UNDECODABLE)
}

const refused = (message: string): ImageReading => ({ state: 'refused', message })

type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif'

const HEAD_BYTES = 16

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
