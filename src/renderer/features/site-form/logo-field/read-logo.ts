import { type ImageTarget, USUAL_TARGET } from '#components/image-field/image-job.ts'
import type { ImageService } from '#components/image-field/image-service.ts'
import type { ImageSize } from '#components/image-field/image-size.ts'
import { NOT_CONVERTED } from '#components/image-field/messages.ts'
import { readImage } from '#components/image-field/read-image.ts'
import { isLogoSize, LOGO_SIZE } from './crop.ts'

/** What a logo is stored as. */
export const LOGO_TARGET: ImageTarget = { ...USUAL_TARGET, ...LOGO_SIZE }

/** What a chosen file is good for. */
export type LogoReading =
  /** Exactly the size of a logo: converted, ready to be stored. */
  | { readonly state: 'ready'; readonly bytes: Uint8Array }
  /** An image of another size: it can be cropped. */
  | { readonly state: 'wrong-size'; readonly size: ImageSize }
  | { readonly state: 'refused'; readonly message: string }

/** Looks at a chosen file, and converts it when it is a logo. The check is on the file as chosen. */
export const readLogo = async (file: Blob, images: ImageService): Promise<LogoReading> => {
  const reading = await readImage(file, images)
  if (reading.state === 'refused') return reading
  if (!isLogoSize(reading.size)) return { state: 'wrong-size', size: reading.size }
  const converted = await images.run({ kind: 'convert', image: file, to: LOGO_TARGET })
  return converted.state === 'done' && converted.bytes !== null ? { state: 'ready', bytes: converted.bytes } : { state: 'refused', message: NOT_CONVERTED }
}
