import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isConsoleAddress } from '../../bridge/serve-bridge.ts'
import { contentTypeOf, fileInside } from './content-file.ts'
import { contentSecurityPolicy, createNonce } from './content-security-policy.ts'
import { STOPPED_PATH, stoppedPage } from './stopped-page.ts'

/** What vite writes wherever a nonce belongs (`html.cspNonce` in electron.vite.config.ts). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Where vite puts what the build names by content hash: such a file never changes, and a missing one is not a route. */
const ASSETS = '/assets/'

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()',
} as const

export interface ContentOptions {
  /** Folder of the built renderer. */
  readonly folder: string
  /** Base of the public image bucket of the profile in use, asked for each document. */
  readonly imageBase: () => Promise<string | null>
}

/**
 * Answers requests for `app://console/...`.
 *
 * A file of the build is served as such. Any other path outside `/assets/` is a route of the renderer and gets `index.html`,
 * with a fresh nonce in its policy and in its markup.
 */
export function serveContent({ folder, imageBase }: ContentOptions): (request: Request) => Promise<Response> {
  const document = async (html: string): Promise<Response> => {
    const nonce = createNonce()
    return answer(200, html.replaceAll(NONCE_PLACEHOLDER, nonce), {
      'content-type': contentTypeOf('index.html'),
      'content-security-policy': contentSecurityPolicy(nonce, await imageBase()),
      'cache-control': 'no-store',
    })
  }

  return async (request) => {
    if (!isConsoleAddress(request.url)) return notFound()
    if (request.method !== 'GET') return answer(405, 'Only GET is served here.', { allow: 'GET' })

    const { pathname, searchParams } = new URL(request.url)
    if (pathname === STOPPED_PATH) return document(stoppedPage(searchParams.get('return')))

    const file = fileInside(folder, pathname)
    if (file === null) return notFound()

    const content = file.endsWith('.html') ? null : await read(file)
    if (content !== null) {
      return answer(200, content, {
        'content-type': contentTypeOf(file),
        'cache-control': pathname.startsWith(ASSETS) ? 'max-age=31536000, immutable' : 'no-cache',
      })
    }
    if (pathname.startsWith(ASSETS)) return notFound()

    const index = await read(join(folder, 'index.html'))
    return index === null ? answer(500, 'The console is not built: index.html is missing.') : document(index.toString('utf8'))
  }
}

const notFound = (): Response => answer(404, 'There is no such file.')

function answer(status: number, body: string | Buffer, headers: Record<string, string> = {}): Response {
  const plainText = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers: { ...COMMON_HEADERS, ...plainText, ...headers } })
}

/** The file's bytes, or null when there is no such file (a folder is none). Anything else that goes wrong is thrown. */
async function read(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(cause.code))) return null
    throw cause
  }
}
