import type { Connection } from '../../connection/connection.ts'

export interface ImageBaseOptions {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  /** Resolves when the profile has been read. */
  readonly loaded: Promise<unknown>
  /** Loads the page again. */
  readonly reload: () => void
}

/**
 * The base of the public image bucket, for the policy of each document.
 *
 * A document keeps the policy it was served with: when another profile names another bucket, the page is loaded again.
 */
export function imageBaseOf({ connection, loaded, reload }: ImageBaseOptions): () => Promise<string | null> {
  const current = (): string | null => connection.profile()?.storage?.imageBase ?? null
  let served: string | null | undefined
  connection.onChange(() => {
    if (served !== undefined && served !== current()) reload()
  })
  return async () => {
    await loaded
    served = current()
    return served
  }
}

/** The image base as a folder: scheme, host and path, with a slash at the end. */
export function imageFolder(imageBase: string): string {
  const { origin, pathname } = new URL(imageBase)
  return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`)
}

/** Whether an address lies below the image base, as it is and as a server could read it with its escapes resolved. */
export function isInImageFolder(imageBase: string, address: string): boolean {
  const { origin, pathname } = new URL(address)
  if (!(origin + pathname).startsWith(imageFolder(imageBase))) return false
  try {
    return !/[\\/]\.\.?(?:[\\/]|$)/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
