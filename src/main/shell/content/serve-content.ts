import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { isConsoleAddress } from '../../bridge/serve-bridge.ts'
import { errorCode } from '../../vault/storage-failure.ts'
import { PERMISSIONS_POLICY } from './permissions-policy.ts'
import { imageFolder } from './serve-images.ts'
import { STOPPED_PATH, stoppedPage } from './stopped-page.ts'

/** What vite writes wherever a nonce belongs (`html.cspNonce` in electron.vite.config.ts). */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/**
 * Where vite puts what the build names by content hash: such a file never changes, and a missing one is not a route.
 */
const ASSETS = '/assets/'

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS_POLICY,
} as const

const SCRIPTS: ReadonlySet<string> = new Set(['.js', '.mjs'])

/** A worker takes the policy of its script, not its page's: it loads the console's own scripts and nothing else. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'"

export interface ContentOptions {
  readonly folder: string
  /** Base of the public image bucket of the profile in use, asked for each document. */
  readonly imageBase: () => Promise<string | null>
}

/**
 * Serves the files of the build. Any other path outside `/assets/` is a route and gets `index.html` with a fresh
 * nonce.
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
        ...(SCRIPTS.has(extname(file)) ? { 'content-security-policy': WORKER_POLICY } : {}),
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

/** Null when there is no such file; a folder is none. */
async function read(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (cause) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(errorCode(cause))) return null
    throw cause
  }
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The media type a file is served as; unknown endings are bytes, never guessed (`nosniff` goes with every answer). */
const contentTypeOf = (file: string): string => CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'

/**
 * The file that a path of an address means inside a folder, or null when it is not inside. Judged on the resolved path by `path.relative`: a
 * prefix comparison would let `/app-evil` pass for `/app`.
 * @param pathname as in `URL.pathname`: percent-encoded, beginning with a slash
 */
export function fileInside(folder: string, pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    if (decoded.includes('\0')) return null
    const file = resolve(folder, `.${sep}${decoded}`)
    const inside = relative(folder, file)
    const outside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
    return outside ? null : file
  } catch {
    return null
  }
}

/** A fresh CSP nonce: 128 random bits, base64. One per document that is served. */
export const createNonce = (): string => randomBytes(16).toString('base64')

/**
 * The policy of the console's document: nothing is allowed that is not named. Styles need the nonce because Fluent injects its own. The page
 * talks to nobody itself (`connect-src 'none'`): every call goes over the bridge.
 * @param imageBase https base of the public image bucket, null when the profile names none
 */
export function contentSecurityPolicy(nonce: string, imageBase: string | null): string {
  const images = imageBase === null ? [] : [sourceOf(imageFolder(imageBase))]
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "font-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // Without `allow-modals` and `allow-popups`: `print()`, `alert()` and the like do nothing, in frames too. Main
    // prints.
    'sandbox allow-scripts allow-same-origin allow-forms allow-downloads',
    // Text becomes markup or a worker only by the default policy of src/renderer/app/trusted-types.ts, and never script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** An address as a policy takes it: these two letters would end the source or the directive. */
const sourceOf = (address: string): string => address.replaceAll(';', '%3B').replaceAll(',', '%2C')
