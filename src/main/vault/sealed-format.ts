import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'

/** Version byte, nonce, AES-256-GCM ciphertext, tag. The associated data bind it to version, purpose and owner. */
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + NONCE_BYTES
/** How much larger a sealed file is than its text. */
export const SEAL_BYTES = HEADER_BYTES + TAG_BYTES

/** Texts of 80 MB pass through here: they are worked on in pieces, so that the main process answers in between. */
const PIECE = 1 << 20

export const KEY_BYTES = 32

export interface SealContext {
  readonly key: KeyObject
  readonly purpose: string
  readonly owner: string
}

/** Yields the bytes of a sealed file that holds `parts` one after the other. Each part must be whole: it may not end inside a surrogate pair. */
export function* sealText(context: SealContext, parts: readonly string[]): Generator<Buffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', context.key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(associatedData(context))
  yield Buffer.concat([Buffer.of(VERSION), nonce])
  for (const part of parts) for (const piece of piecesOf(part)) yield cipher.update(piece, 'utf8')
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** The text of a sealed file, undefined when it is damaged, cut, or sealed with another key, purpose or owner. Nothing is handed out before the tag was verified. */
export async function openText(context: SealContext, sealed: Uint8Array): Promise<string | undefined> {
  if (sealed.byteLength < SEAL_BYTES || sealed[0] !== VERSION) return undefined
  const end = sealed.byteLength - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', context.key, sealed.subarray(1, HEADER_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(associatedData(context))
  decipher.setAuthTag(sealed.subarray(end))
  const decoder = new StringDecoder('utf8')
  const texts: string[] = []
  for (let start = HEADER_BYTES; start < end; start += PIECE) {
    texts.push(decoder.write(decipher.update(sealed.subarray(start, Math.min(start + PIECE, end)))))
    await setImmediate()
  }
  try {
    decipher.final()
  } catch {
    return undefined
  }
  return texts.join('') + decoder.end()
}

const associatedData = ({ purpose, owner }: SealContext): Buffer => Buffer.from(JSON.stringify([VERSION, purpose, owner]), 'utf8')

function* piecesOf(text: string): Generator<string> {
  let start = 0
  while (start < text.length) {
    let end = Math.min(start + PIECE, text.length)
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1
    yield text.slice(start, end)
    start = end
  }
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
