import { randomBytes } from 'node:crypto'
import { imageFolder } from './serve-images.ts'

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
    // Text becomes markup or a worker only by the default policy of src/renderer/app/trusted-types.ts, and never script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** An address as a policy takes it: these two letters would end the source or the directive. */
const sourceOf = (address: string): string => address.replaceAll(';', '%3B').replaceAll(',', '%2C')
