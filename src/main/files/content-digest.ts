import { createHash, type Hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

type Algorithm = 'sha256' | 'sha1' | 'md5' | 'crc32'

export interface ExpectedDigest {
  readonly algorithm: Algorithm
  /** hexadecimal, small letters */
  readonly value: string
}

/** In the order in which they are looked for: the cheapest that says enough first. Other checksums of S3 have no counterpart in Node. */
const CHECKSUMS = ['sha256', 'crc32', 'sha1'] as const

/** An MD5 of the whole object; with a dash it is one of parts, which nobody can compare. */
const MD5_ETAG = /^"([0-9a-f]{32})"$/

/** What an object storage says the object's bytes come to; null when it says nothing that can be compared. */
export function expectedDigest(headers: Headers): ExpectedDigest | null {
  if (headers.get('x-amz-checksum-type') !== 'COMPOSITE') {
    for (const algorithm of CHECKSUMS) {
      const value = headers.get(`x-amz-checksum-${algorithm}`)
      if (value !== null && !value.includes('-')) return { algorithm, value: Buffer.from(value, 'base64').toString('hex') }
    }
  }
  const md5 = MD5_ETAG.exec(headers.get('etag') ?? '')?.[1]
  return md5 === undefined || isEncryptedByKey(headers) ? null : { algorithm: 'md5', value: md5 }
}

const isEncryptedByKey = (headers: Headers): boolean =>
  headers.get('x-amz-server-side-encryption')?.startsWith('aws:kms') === true || headers.has('x-amz-server-side-encryption-customer-algorithm')

/** Digests of bytes as they pass: SHA-256 always, and the one that is expected. */
export class ContentDigest {
  readonly #sha256 = createHash('sha256')
  readonly #expected: ExpectedDigest | null
  readonly #other: Hash | null
  #crc32 = 0

  constructor(expected: ExpectedDigest | null) {
    this.#expected = expected
    this.#other = expected?.algorithm === 'md5' || expected?.algorithm === 'sha1' ? createHash(expected.algorithm) : null
  }

  add(bytes: Uint8Array): void {
    this.#sha256.update(bytes)
    this.#other?.update(bytes)
    if (this.#expected?.algorithm === 'crc32') this.#crc32 = crc32(bytes, this.#crc32)
  }

  /** Whether the bytes are the expected ones (true where nothing was expected), and their SHA-256 as hexadecimal. */
  end(): { readonly isExpected: boolean; readonly sha256: string } {
    const sha256 = this.#sha256.digest('hex')
    return { isExpected: this.#expected === null || this.#found(sha256) === this.#expected.value, sha256 }
  }

  #found(sha256: string): string {
    if (this.#expected?.algorithm === 'sha256') return sha256
    return this.#other?.digest('hex') ?? this.#crc32.toString(16).padStart(8, '0')
  }
}
