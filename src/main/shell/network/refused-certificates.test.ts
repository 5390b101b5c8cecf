import { expect, test } from 'vitest'
import { RefusedCertificates } from './refused-certificates.ts'

const refused = (verificationResult: string, issuerName = 'Acme Root CA', errorCode = -202) => {
  const certificates = new RefusedCertificates(() => 1_700_000_000_000)
  certificates.record({ hostname: 'api.example', certificate: { issuerName } as never, verificationResult, errorCode })
  return certificates.read()
}

test.each([
  ['net::ERR_CERT_AUTHORITY_INVALID', 'not-trusted'],
  ['net::ERR_CERT_DATE_INVALID', 'not-valid-today'],
  ['net::ERR_CERT_COMMON_NAME_INVALID', 'other-host'],
  ['net::ERR_CERT_REVOKED', 'revoked'],
  ['net::ERR_CERT_WEAK_KEY', 'not-accepted'],
])('a certificate refused by %s is remembered as %s', (result, reason) => {
  expect(refused(result)).toEqual({ host: 'api.example', issuer: 'Acme Root CA', reason, at: 1_700_000_000 })
})

test('one that is accepted is not', () => {
  expect(refused('net::OK', 'Acme Root CA', 0)).toBeNull()
})

test('a name that an attacker chose brings no markup, address or line into the diagnostics', () => {
  expect(refused('net::ERR_CERT_AUTHORITY_INVALID', '<b>call</b>\nhttps://evil.example/?a=1')?.issuer).toBe('bcallbhttpsevil.examplea1')
  expect(refused('net::ERR_CERT_AUTHORITY_INVALID', 'x'.repeat(100))?.issuer).toHaveLength(64)
})
