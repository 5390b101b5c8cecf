import { HEAD_BYTES, imageKind } from './image-kind.ts'
import type { ImageService } from './image-service.ts'
import type { ImageSize } from './image-size.ts'
import { NO_IMAGE, TOO_MANY_BYTES, UNDECODABLE } from './messages.ts'

/** A larger file is not opened, bytes. */
const LARGEST_FILE = 20 * 1024 * 1024

/** What a chosen file is: an image of a size, in pixels, or nothing that is taken. */
export type ImageReading = { readonly state: 'image'; readonly size: ImageSize } | { readonly state: 'refused'; readonly message: string }

/** Looks at a chosen file, whatever its name says. */
export const readImage = async (file: Blob, images: ImageService): Promise<ImageReading> => {
  if (file.size > LARGEST_FILE) return refused(TOO_MANY_BYTES)
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (imageKind(head) === null) return refused(NO_IMAGE)
  const measured = await images.run({ kind: 'measure', image: file })
  return measured.state === 'done' ? { state: 'image', size: measured.size } : refused(UNDECODABLE)
}

const refused = (message: string): ImageReading => ({ state: 'refused', message })
