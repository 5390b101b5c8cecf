import type { ImageSize, Placement } from '#components/image-field/image-job.ts'

export const LOGO_SIZE: ImageSize = { width: 600, height: 200 }

export const isLogoSize = ({ width, height }: ImageSize): boolean => width === LOGO_SIZE.width && height === LOGO_SIZE.height

/** How an image lies in the frame of a logo. */
export interface Crop {
  /** 0: the whole image is in the frame, with an empty border; 1: the image covers the frame; above, nearer. */
  readonly zoom: number
  /** The point of the image that lies in the middle of the frame, from 0 to 1 of its width and height. */
  readonly x: number
  readonly y: number
}

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The nearest one can go. */
export const MOST_ZOOM = 4

/** Where an image is drawn on the logo. It never leaves a gap on a side where it could cover it. */
export const placement = (image: ImageSize, crop: Crop): Placement => {
  const scale = scaleAt(image, crop.zoom)
  const width = image.width * scale
  const height = image.height * scale
  return {
    x: Math.round(inFrame(LOGO_SIZE.width / 2 - crop.x * width, width, LOGO_SIZE.width)),
    y: Math.round(inFrame(LOGO_SIZE.height / 2 - crop.y * height, height, LOGO_SIZE.height)),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  }
}

/** The crop after the image was pushed by this many pixels of the logo. */
export const moved = (image: ImageSize, crop: Crop, right: number, down: number): Crop => {
  const now = placement(image, crop)
  const x = (LOGO_SIZE.width / 2 - inFrame(now.x + right, now.width, LOGO_SIZE.width)) / now.width
  const y = (LOGO_SIZE.height / 2 - inFrame(now.y + down, now.height, LOGO_SIZE.height)) / now.height
  return { ...crop, x, y }
}

/** From the whole image at 0 to covering the frame at 1, then as many times that. */
const scaleAt = ({ width, height }: ImageSize, zoom: number): number => {
  const contain = Math.min(LOGO_SIZE.width / width, LOGO_SIZE.height / height)
  const cover = Math.max(LOGO_SIZE.width / width, LOGO_SIZE.height / height)
  return zoom >= 1 ? cover * zoom : contain + (cover - contain) * zoom
}

/** Where an image begins on one axis: over the frame's ends when it is longer, in the middle when it is shorter. */
const inFrame = (start: number, length: number, frame: number): number =>
  length >= frame ? Math.min(0, Math.max(frame - length, start)) : (frame - length) / 2
