/** The largest image that is sent to the storage, bytes. */
export const LARGEST_IMAGE = 2 * 1024 * 1024

/** Largest image sent as base64, bytes: AppSync takes requests up to 1 MB. */
export const LARGEST_IMAGE_IN_OPERATION = 700 * 1024

/** Formats that images are stored in. */
export const IMAGE_FORMATS = ['image/webp', 'image/jpeg'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** An object in storage as the platform's records name it: any part may be missing. */
interface StoredFile {
  readonly bucket: string | null
  readonly region: string | null
  readonly key: string | null
}

/**
 * An image of a record that can be shown and kept. Records from before the buckets were split name neither bucket nor
 * region.
 */
export interface StoredImage {
  readonly bucket: string | null
  readonly region: string | null
  readonly key: string
}

/** The image that a record names; null where it names none, or one without a key: there is nothing to show then. */
export const storedImageOf = (file: StoredFile | null | undefined): StoredImage | null =>
  file?.key ? { bucket: file.bucket, region: file.region, key: file.key } : null

/** The same as an image field holds it: what the record does not name is the empty text. */
export const imageObjectOf = (file: StoredFile | null | undefined): { readonly bucket: string; readonly region: string; readonly key: string } | null => {
  const image = storedImageOf(file)
  return image === null ? null : { bucket: image.bucket ?? '', region: image.region ?? '', key: image.key }
}

/** Where everybody can see a stored object, below the public https base of its bucket. */
export const publicAddress = (base: string, key: string): string => `${base.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`
