import { extname, isAbsolute, relative, resolve, sep } from 'node:path'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The media type a file is served as; unknown endings are bytes, never guessed (`nosniff` goes with every answer). */
export const contentTypeOf = (file: string): string => CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'

/**
 * The file that a path of an address means inside a folder, or null when it is not a path inside that folder.
 *
 * Containment is judged on the resolved path by `path.relative`: a prefix comparison would let `/app-evil` pass for `/app`.
 *
 * @param pathname as in `URL.pathname`: percent-encoded, beginning with a slash
 */
export function fileInside(folder: string, pathname: string): string | null {
  const decoded = decode(pathname)
  if (decoded === null || decoded.includes('\0')) return null
  const file = resolve(folder, `.${sep}${decoded}`)
  const inside = relative(folder, file)
  const outside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
  return outside ? null : file
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
