/** The largest image that is sent to the storage, bytes. */
export const LARGEST_IMAGE = 2 * 1024 * 1024

/** Formats that images are stored in. */
export const IMAGE_FORMATS = ['image/webp', 'image/jpeg'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Where everybody can see a stored object, below the public https base of its bucket. */
export const publicAddress = (base: string, key: string): string => `${base.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`
