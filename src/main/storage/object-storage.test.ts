import { expect, test } from 'vitest'
import { fullProfile } from '../connection/every-setting.test-support.ts'
import { objectAddress, type StorageTarget, storageTokenUse } from './object-storage.ts'

test.each<[Partial<StorageTarget>, string]>([
  [{}, 'https://acme.s3.eu-west-1.amazonaws.com/a%20b/c%2Bd'],
  [{ region: 'cn-north-1' }, 'https://acme.s3.cn-north-1.amazonaws.com.cn/a%20b/c%2Bd'],
  [{ bucket: 'acme.shop' }, 'https://s3.eu-west-1.amazonaws.com/acme.shop/a%20b/c%2Bd'],
  [{ addressing: 'path' }, 'https://s3.eu-west-1.amazonaws.com/acme/a%20b/c%2Bd'],
  [{ endpoint: 'https://storage.example' }, 'https://storage.example/acme/a%20b/c%2Bd'],
  [{ endpoint: 'https://storage.example/s3/' }, 'https://storage.example/s3/acme/a%20b/c%2Bd'],
  [{ endpoint: 'https://storage.example:9000', addressing: 'virtual' }, 'https://acme.storage.example:9000/a%20b/c%2Bd'],
])('the object of a bucket with %j', (settings, address) => {
  expect(objectAddress({ region: 'eu-west-1', bucket: 'acme', downloadHosts: [], ...settings }, 'a b/c+d')).toBe(address)
})

const withStorage = (credentials: 'identity-pool' | 'platform' | 'none' | undefined) => {
  const { credentials: _given, ...storage } = fullProfile.storage ?? { region: '', bucket: '', downloadHosts: [] }
  return { ...fullProfile, storage: { ...storage, ...(credentials === undefined ? {} : { credentials }) } }
}

test.each([
  ['identity-pool', 'identity'],
  ['none', 'identity'],
  [undefined, 'identity'],
  ['platform', 'calls'],
] as const)('with the credentials %s the storage is used with the token for %s', (credentials, use) => {
  expect(storageTokenUse(withStorage(credentials))).toBe(use)
})

test('without a profile it is the identity token', () => {
  expect(storageTokenUse(undefined)).toBe('identity')
})
