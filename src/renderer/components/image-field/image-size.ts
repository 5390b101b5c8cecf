/** Pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** A rectangle in pixels of the output. */
export interface Placement extends ImageSize {
  readonly x: number
  readonly y: number
}

/** `within`: at most this size, its proportions kept, never enlarged; `cover`: exactly this size, what sticks out is cut off evenly. */
export type Fit = 'within' | 'cover'

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
