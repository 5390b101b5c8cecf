import type { ImageSize } from '#components/image-field/image-size.ts'

/** The one size a logo may have. */
export const LOGO_SIZE: ImageSize = { width: 600, height: 200 }

export const isLogoSize = ({ width, height }: ImageSize): boolean => width === LOGO_SIZE.width && height === LOGO_SIZE.height
