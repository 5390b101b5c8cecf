import { AwsV4Signer } from 'aws4fetch'
import { describe, expect, test } from 'vitest'
import type { ArrivedRequest } from './request-signature.ts'
import { StorageRefusal } from './storage-refusal.ts'
import { type StorageKey, verifyContent, verifySignature } from './verify-signature.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const KEYS: Readonly<Record<string, StorageKey>> = {
  AKIAONE: { secretKey: 'secret' },
  ASIATWO: { secretKey: 'secret', sessionToken: 'session' },
  ASIAOLD: { secretKey: 'secret', sessionToken: 'session', isExpired: true },
}
const rules = { region: 'eu-west-1', keyOf: (keyId: string) => KEYS[keyId], now: () => NOW }

interface Signing extends Partial<ConstructorParameters<typeof AwsV4Signer>[0]> {}
/** A request as it arrives, signed at the storage's present unless the test sets another. */
async function arrived(signing: Signing = {}): Promise<ArrivedRequest> {
  const url = 'https://acme.storage.example/invoices/a%20(1).pdf?versionId=3'
  const keys = { accessKeyId: 'AKIAONE', secretAccessKey: 'secret' }
  const signed = await new AwsV4Signer({ url, ...keys, service: 's3', region: 'eu-west-1', datetime: '20261122T120000Z', method: 'GET', ...signing }).sign()
  const path = `${signed.url.pathname}${signed.url.search}`
  return { method: 'GET', path, headers: { ...Object.fromEntries(signed.headers), host: signed.url.host } }
}
const refusal = (request: ArrivedRequest) => {
  try {
    return verifySignature(request, rules)
  } catch (error) {
    if (!(error instanceof StorageRefusal)) throw error
    return [error.status, error.code, error.message, error.fields] as const
  }
}
const withHeader = async (name: string, value: string, signing: Signing = {}): Promise<ArrivedRequest> => {
  const request = await arrived(signing)
  return { ...request, headers: { ...request.headers, [name]: value } }
}

describe('a request that is signed as it must be', () => {
  test('is its key’s: in the header, with a session, and in a link', async () => {
    expect(refusal(await arrived())).toBe('AKIAONE')
    expect(refusal(await arrived({ accessKeyId: 'ASIATWO', sessionToken: 'session' }))).toBe('ASIATWO')
    expect(refusal(await arrived({ signQuery: true }))).toBe('AKIAONE')
    expect(refusal({ method: 'GET', path: '/a', headers: {} })).toBeNull()
  })

  test('is the example of Amazon’s documentation', () => {
    const authorization =
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization,
    }
    const keyOf = () => ({ secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' })
    const then = { region: 'us-east-1', keyOf, now: () => Date.parse('2013-05-24T00:10:00Z') }
    expect(verifySignature({ method: 'GET', path: '/test.txt', headers }, then)).toBe('AKIAIOSFODNN7EXAMPLE')
  })
})

describe('a request is refused as Amazon S3 refuses it', () => {
  const WRONG = [403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.', {}]
  test('signed with another secret, for another path, method or host', async () => {
    expect(refusal(await arrived({ secretAccessKey: 'other' }))).toEqual(WRONG)
    expect(refusal({ ...(await arrived()), path: '/invoices/b.pdf?versionId=3' })).toEqual(WRONG)
    expect(refusal({ ...(await arrived()), method: 'DELETE' })).toEqual(WRONG)
    expect(refusal(await withHeader('host', 'other.storage.example'))).toEqual(WRONG)
  })

  test('a signed header that a proxy rewrote', async () => {
    expect(refusal(await withHeader('accept-encoding', 'gzip', { headers: { 'accept-encoding': 'identity' } }))).toEqual(WRONG)
  })

  test('for another region, which it names, or another service', async () => {
    const message = "The authorization header is malformed; the region 'us-east-1' is wrong; expecting 'eu-west-1'"
    expect(refusal(await arrived({ region: 'us-east-1' }))).toEqual([400, 'AuthorizationHeaderMalformed', message, { Region: 'eu-west-1' }])
    const link = "the region 'us-east-1' is wrong; expecting 'eu-west-1'"
    expect(refusal(await arrived({ region: 'us-east-1', signQuery: true }))).toEqual([400, 'AuthorizationQueryParametersError', link, { Region: 'eu-west-1' }])
    expect(refusal(await arrived({ service: 'sqs', headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } }))?.[1]).toBe('AuthorizationHeaderMalformed')
  })

  test('sixteen minutes off, with the time of the storage', async () => {
    const fields = { RequestTime: '20261122T114400Z', ServerTime: '2026-11-22T12:00:00Z', MaxAllowedSkewMilliseconds: '900000' }
    const message = 'The difference between the request time and the current time is too large.'
    expect(refusal(await arrived({ datetime: '20261122T114400Z' }))).toEqual([403, 'RequestTimeTooSkewed', message, fields])
    expect(refusal(await arrived({ datetime: '20261122T121600Z' }))?.[1]).toBe('RequestTimeTooSkewed')
    expect(refusal(await arrived({ datetime: '20261122T114500Z' }))).toBe('AKIAONE')
  })

  test('a link after its end, or before its time', async () => {
    const url = 'https://acme.storage.example/a?X-Amz-Expires=60'
    const late = { 'X-Amz-Expires': '60', Expires: '2026-11-22T11:59:59Z', ServerTime: '2026-11-22T12:00:00Z' }
    const ended = await arrived({ url, signQuery: true, datetime: '20261122T115859Z' })
    expect(refusal(ended)).toEqual([403, 'AccessDenied', 'Request has expired', late])
    expect(refusal(await arrived({ url, signQuery: true, datetime: '20261122T121600Z' }))?.[2]).toBe('Request is not yet valid')
  })

  test('an unknown key, a session that is none or is over', async () => {
    expect(refusal(await arrived({ accessKeyId: 'AKIANONE' }))?.slice(0, 2)).toEqual([403, 'InvalidAccessKeyId'])
    expect(refusal(await arrived({ accessKeyId: 'ASIATWO' }))?.slice(0, 2)).toEqual([400, 'InvalidToken'])
    expect(refusal(await arrived({ accessKeyId: 'ASIAOLD', sessionToken: 'session' }))?.slice(0, 2)).toEqual([400, 'ExpiredToken'])
  })

  test('an x-amz header that is not signed, in the header as in a link', async () => {
    const denial = [403, 'AccessDenied', 'There were headers present in the request which were not signed', { HeadersNotSigned: 'x-amz-acl' }]
    expect(refusal(await withHeader('x-amz-acl', 'public-read'))).toEqual(denial)
    expect(refusal(await withHeader('x-amz-acl', 'public-read', { signQuery: true }))).toEqual(denial)
  })

  test('a body that is not the one that was signed', async () => {
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    const request = await arrived({ headers: { 'x-amz-content-sha256': sha256 } })
    expect(verifyContent(request, Buffer.from('abc'))).toBeUndefined()
    expect(() => verifyContent(request, Buffer.from('abd'))).toThrow("The provided 'x-amz-content-sha256' header does not match what was computed.")
  })
})
