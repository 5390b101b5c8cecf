import type { Connection } from '../../connection/connection.ts'

/** Headers of a picture that the page may see. Cookies and lengths of encoded bytes are not among them. */
const PASSED = ['content-type', 'cache-control', 'expires', 'etag', 'last-modified', 'access-control-allow-origin']

/** The page's only way out: pictures below the image base, by a session with a cache, and no redirect, which could lead anywhere. */
export function serveImages(
  imageBase: () => Promise<string | null>,
  fetch: (address: string, init: RequestInit) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const base = await imageBase()
    if (request.method !== 'GET' || base === null || !isInImageFolder(base, request.url)) return new Response(null, { status: 403 })
    try {
      const answer = await fetch(request.url, { redirect: 'error', credentials: 'omit', signal: request.signal })
      const headers = [...answer.headers].filter(([name]) => PASSED.includes(name))
      return new Response(answer.body, { status: answer.status, headers })
    } catch {
      return Response.error()
    }
  }
}

interface ImageBaseOptions {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  /** Resolves when the profile has been read. */
  readonly loaded: Promise<unknown>
  readonly reload: () => void
}

/** A document keeps the policy it was served with: when another profile names another bucket, the page is loaded again. */
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
function isInImageFolder(imageBase: string, address: string): boolean {
  const { origin, pathname } = new URL(address)
  if (!(origin + pathname).startsWith(imageFolder(imageBase))) return false
  try {
    return !/[\\/]\.\.?(?:[\\/]|$)/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
