import { publicAddress } from '#shared/domain/content/image.ts'

/** Where the image of a template can be seen; null without one, and where the connection profile names no address for images. */
export const templateImageAddress = (imageBase: string | null, image: { readonly key?: string | null } | null | undefined): string | null =>
  imageBase !== null && image?.key ? publicAddress(imageBase, image.key) : null
