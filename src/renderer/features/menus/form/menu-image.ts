import type { ImageSize } from '#components/image-field/image-size.ts'
import { LARGEST_MENU_IMAGE, MENU_IMAGE } from '#shared/domain/content/menu.ts'
import { IMAGE_NOT_SQUARE, IMAGE_TOO_LARGE } from '../messages.ts'

/** What is wrong with a file chosen as a menu's image, null when nothing is: pixels, bytes. */
export const checkMenuImage = (_size: ImageSize, bytes: number): string | null => (bytes > LARGEST_MENU_IMAGE ? IMAGE_TOO_LARGE : null)

/** The same for a new menu, whose image must have exactly the size that is stored. */
export const checkNewMenuImage = (size: ImageSize, bytes: number): string | null => {
  const tooLarge = checkMenuImage(size, bytes)
  if (tooLarge !== null) return tooLarge
  return size.width === MENU_IMAGE.width && size.height === MENU_IMAGE.height ? null : IMAGE_NOT_SQUARE
}
