import { randomUUID } from 'node:crypto'
import type { ImageSubject } from '#shared/bridge/files.ts'
import type { ImageFormat } from '#shared/domain/content/image.ts'

interface ImageKind<Subject> {
  readonly formats: readonly ImageFormat[]
  readonly folder: (of: Subject) => readonly string[]
}

/** Every kind of image the console stores. One more kind: a member of the union in `#shared/bridge/files.ts`, and a line here. */
const KINDS: { readonly [Kind in ImageSubject['kind']]: ImageKind<Extract<ImageSubject, { kind: Kind }>> } = {
  'site-logo': { formats: ['image/webp'], folder: ({ subdomain }) => [subdomain.trim(), 'site'] },
  page: { formats: ['image/webp'], folder: () => ['internalAdmin'] },
  // No format is stated; WhatsApp shows JPEG.
  template: { formats: ['image/webp', 'image/jpeg'], folder: () => ['master', 'templates', 'whatsapp'] },
  'new-menu': { formats: ['image/jpeg'], folder: ({ siteId }) => [siteId, 'menu-images'] },
  menu: { formats: ['image/jpeg'], folder: ({ siteId }) => [siteId, 'menu'] },
}

export const formatsOf = (of: ImageSubject): readonly ImageFormat[] => KINDS[of.kind].formats

/** A fresh key for an image of a subject; null when a name in it can be no folder of the storage. */
export const imageKey = (of: ImageSubject): string | null => {
  // The table holds for each kind the entry that takes it; the compiler does not follow a union through a lookup.
  const { folder } = KINDS[of.kind] as ImageKind<ImageSubject>
  const levels = folder(of)
  return levels.every(isFolderName) ? [...levels, randomUUID()].join('/') : null
}

const isFolderName = (name: string): boolean => name !== '' && name !== '.' && name !== '..' && !/[/\\\s\p{C}]/u.test(name)

/** The format of an image by its content, null for anything else. */
export const imageFormat = (bytes: Uint8Array): ImageFormat | null => {
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'image/webp'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  return null
}

const text = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
