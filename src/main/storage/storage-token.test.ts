import { expect, test } from 'vitest'
import { fullProfile } from '../connection/every-setting.test-support.ts'
import { storageTokenUse } from './object-storage.ts'

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
