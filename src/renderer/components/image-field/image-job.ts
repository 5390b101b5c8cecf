import type { ImageFormat } from '#shared/domain/content/image.ts'
import type { Fit, ImageSize, Placement } from './image-size.ts'

/** What an image becomes before it is stored. */
export interface ImageTarget extends ImageSize {
  readonly fit: Fit
  readonly format: ImageFormat
  /** 0 to 1. */
  readonly quality: number
}

/** How most images are stored: at most 1000 x 1000, WEBP at quality 80. */
export const USUAL_TARGET: ImageTarget = { width: 1000, height: 1000, fit: 'within', format: 'image/webp', quality: 0.8 }

/** What the worker can do with an image. */
export type ImageJob =
  /** Decodes it and tells its size. */
  | { readonly kind: 'measure'; readonly image: Blob }
  /** Scales and encodes it. */
  | { readonly kind: 'convert'; readonly image: Blob; readonly to: ImageTarget }
  /** Draws it at a place of an output that has exactly the target's size. */
  | { readonly kind: 'crop'; readonly image: Blob; readonly at: Placement; readonly to: ImageTarget }

/** What came of a job: `undecodable` for what is no image inside, or damaged; `not-encoded` where the browser cannot write the format. */
export type ImageAnswer =
  | { readonly state: 'done'; readonly size: ImageSize; readonly bytes: Uint8Array | null }
  | { readonly state: 'undecodable' }
  | { readonly state: 'not-encoded' }
