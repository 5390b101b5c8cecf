import type { ImageSize } from '../image-field/image-size.ts'

/** The one size a logo may have. Source: SNEW-071, CONST-007. */
export const LOGO_SIZE: ImageSize = { width: 600, height: 200 }

export const isLogoSize = ({ width, height }: ImageSize): boolean => width === LOGO_SIZE.width && height === LOGO_SIZE.height
