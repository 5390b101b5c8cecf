import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { releaseOf, signedPart, withSignature } from './signed-metadata.ts'

/** Made by `openssl genpkey -algorithm ed25519`; the signature by `openssl pkeyutl -sign -rawin`. */
const KEY = createPublicKey('-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEApu5XKnfax1X8XgYEkCqEECfAYJCLKz6XaqxMSBd/Ku8=\n-----END PUBLIC KEY-----\n')
const SIGNATURE = '1eY4wFF2MD9R7K3NFfTUI/OeIhd0GUJ7bCgEgwvawoIuQ/LnSnHes+pBWjmJJZDg/W1R2RAx1ydiipUrhoEyBA=='
const SIGNED = `version: 0.2.0\n# signature: ${SIGNATURE}\n`

test('what OpenSSL signed counts, under its name only', () => {
  expect(signedPart('latest-linux.yml', SIGNED, KEY)).toBe('version: 0.2.0\n')
  expect(() => signedPart('early-linux.yml', SIGNED, KEY)).toThrow('not signed by the publisher')
})

test.each([
  ['a changed version', SIGNED.replace('0.2.0', '0.3.0')],
  ['a line behind the signature', `${SIGNED}version: 0.3.0\n`],
  ['a line in front', `version: 0.3.0\n${SIGNED}`],
  ['no signature', 'version: 0.2.0\n'],
  ['nothing but a signature', `# signature: ${SIGNATURE}\n`],
  ['half a signature', `version: 0.2.0\n# signature: ${SIGNATURE.slice(0, 40)}\n`],
  ['nothing', ''],
])('%s is refused', (_what, text) => {
  expect(() => signedPart('latest-linux.yml', text, KEY)).toThrow('The update is not signed by the publisher of this console.')
})

test('signing again replaces the signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const once = withSignature('latest.yml', 'version: 0.2.0\n', privateKey)
  const twice = withSignature('latest.yml', once.replace('0.2.0', '0.2.1'), privateKey)
  expect(signedPart('latest.yml', twice, publicKey)).toBe('version: 0.2.1\n')
  expect(twice.match(/# signature/g)).toHaveLength(1)
})

test('a key of another kind signs nothing', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  expect(() => withSignature('latest.yml', 'version: 0.2.0\n', privateKey)).toThrow('not an Ed25519 key')
})

describe('a release', () => {
  const sha512 = `${'A'.repeat(86)}==`
  const release = { version: '0.2.0', files: [{ url: 'linux/Admin-Console-0.2.0.AppImage', sha512, size: 5 }] }

  test('keeps what is used', () => {
    const found = releaseOf({ ...release, path: 'x', packages: { x64: {} }, stagingPercentage: 10 })
    expect(found).toEqual({ ...release, stagingPercentage: 10, withdrawn: [] })
  })

  test.each([
    ['a file outside the feed', { files: [{ url: '../Admin-Console.AppImage', sha512 }] }, 'files.0.url'],
    ['a file of another server', { files: [{ url: 'https://evil.example/a.AppImage', sha512 }] }, 'files.0.url'],
    ['a name that a shell would run', { files: [{ url: 'a.deb;reboot', sha512 }] }, 'files.0.url'],
    ['no digest', { files: [{ url: 'a.AppImage', sha2: 'x' }] }, 'files.0.sha512'],
    ['no file', { files: [] }, 'files'],
    ['no version', { version: 'newest' }, 'version'],
    ['a percentage that is none', { stagingPercentage: 'all' }, 'stagingPercentage'],
  ])('with %s is refused', (_what, change, where) => {
    expect(() => releaseOf({ ...release, ...change })).toThrow(`in a way this version does not understand (${where}).`)
  })
})
