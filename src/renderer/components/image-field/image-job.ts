import type { ImageFormat } from '#shared/domain/content/image.ts'

export interface ImageTarget extends ImageSize {
  readonly fit: Fit
  readonly format: ImageFormat
  /** 0 to 1. */
  readonly quality: number
}

/** How most images are stored: at most 1000 x 1000, WEBP at quality 80. */
export const USUAL_TARGET: ImageTarget = { width: 1000, height: 1000, fit: 'within', format: 'image/webp', quality: 0.8 }

export type ImageJob =
  | { readonly kind: 'measure'; readonly image: Blob }
  | { readonly kind: 'convert'; readonly image: Blob; readonly to: ImageTarget }
  /** Draws it at a place of an output that has exactly the target's size. */
  | { readonly kind: 'crop'; readonly image: Blob; readonly at: Placement; readonly to: ImageTarget }

/** What came of a job: `undecodable` for what is no image inside, or damaged; `not-encoded` where the browser cannot write the format. */
export type ImageAnswer =
  | { readonly state: 'done'; readonly size: ImageSize; readonly bytes: Uint8Array | null }
  | { readonly state: 'undecodable' }
  | { readonly state: 'not-encoded' }

/** Pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

export interface Placement extends ImageSize {
  readonly x: number
  readonly y: number
}

/** `within`: at most this size, its proportions kept, never enlarged; `cover`: exactly this size, what sticks out is cut off evenly. */
type Fit = 'within' | 'cover'

/** The size that an image is stored at, and where on it the image is drawn. */
export const fitted = (image: ImageSize, box: ImageSize, fit: Fit): { readonly size: ImageSize; readonly at: Placement } => {
  if (fit === 'within') {
    const size = scaled(image, Math.min(1, box.width / image.width, box.height / image.height))
    return { size, at: { x: 0, y: 0, ...size } }
  }
  const drawn = scaled(image, Math.max(box.width / image.width, box.height / image.height))
  const at = { x: Math.round((box.width - drawn.width) / 2), y: Math.round((box.height - drawn.height) / 2), ...drawn }
  return { size: { width: box.width, height: box.height }, at }
}

const scaled = ({ width, height }: ImageSize, scale: number): ImageSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})
