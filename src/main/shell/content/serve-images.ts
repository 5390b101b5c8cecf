import { isInImageFolder } from './image-base.ts'

/** Headers of a picture that the page may see. Cookies and lengths of encoded bytes are not among them. */
const PASSED = ['content-type', 'cache-control', 'expires', 'etag', 'last-modified', 'access-control-allow-origin']

export interface ImageServerOptions {
  /** Base of the public image bucket of the profile in use. */
  readonly imageBase: () => Promise<string | null>
  /** A `fetch` by a session of main's with a cache. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
}

/** Answers the page's requests for pictures, the only ones that lead out of it: those below the image base, and no redirect, which could lead anywhere. */
export function serveImages({ imageBase, fetch }: ImageServerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const base = await imageBase()
    if (request.method !== 'GET' || base === null || !isInImageFolder(base, request.url)) return refusal()
    try {
      const answer = await fetch(request.url, { redirect: 'error', credentials: 'omit', signal: request.signal })
      const headers = PASSED.flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as [string, string]]
      })
      return new Response(answer.body, { status: answer.status, headers })
    } catch {
      return Response.error()
    }
  }
}

const refusal = (): Response => new Response(null, { status: 403 })
