import type { Request as CertificateCheck } from 'electron'
import type { Diagnostics } from '#shared/bridge/diagnostics.ts'

type RefusedCertificate = NonNullable<Diagnostics['network']['refusedCertificate']>

const REASONS: readonly (readonly [RegExp, RefusedCertificate['reason']])[] = [
  [/AUTHORITY_INVALID/, 'not-trusted'],
  [/DATE_INVALID|VALIDITY_TOO_LONG/, 'not-valid-today'],
  [/COMMON_NAME_INVALID/, 'other-host'],
  [/REVOKED/, 'revoked'],
]

/** An issuer's name is foreign text: whoever stands between may have written it. */
const LONGEST_NAME = 64

/** Remembers the last certificate that this computer did not accept, for the diagnostics. Decides nothing itself. */
export class RefusedCertificates {
  readonly #now: () => number
  #last: RefusedCertificate | null = null

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Null where none was refused since the start. */
  read(): RefusedCertificate | null {
    return this.#last
  }

  /** Takes what Chromium found of a certificate; `errorCode` 0 is one that it accepts. */
  record({
    hostname,
    certificate,
    verificationResult,
    errorCode,
  }: Pick<CertificateCheck, 'hostname' | 'certificate' | 'verificationResult' | 'errorCode'>): void {
    if (errorCode === 0) return
    const reason = REASONS.find(([pattern]) => pattern.test(verificationResult))?.[1] ?? 'not-accepted'
    const name = certificate.issuerName.replaceAll(/[^\p{L}\p{N} .,&()-]/gu, '').trim()
    this.#last = { host: hostname, issuer: name.slice(0, LONGEST_NAME), reason, at: Math.floor(this.#now() / 1000) }
  }
}
