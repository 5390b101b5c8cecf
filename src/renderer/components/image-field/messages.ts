export const NO_IMAGE = 'This file is not an image. Choose a PNG, JPEG, WebP, GIF, BMP or AVIF file.'
export const UNDECODABLE = 'This image cannot be opened: it is damaged, or has too many pixels. Choose another file.'
export const TOO_MANY_BYTES = 'This file is larger than 20 MB. Make it smaller first.'
export const NOT_CONVERTED = 'The image could not be converted. Choose another file.'
