import { expect, test } from 'vitest'
import { everySetting, fullProfile, settingOf, withOther } from './every-setting.test-support.ts'
import { connectionBinding } from './profile.ts'

/** Settings that lead to no service. A new setting is not one of them until it is named here. */
const UNBOUND = ['name', 'links.remoteDesktopTool.label', 'emailCampaigns', 'notifications.events', 'users.temporaryPassword']
/** The file of the schema counts by its content. */
const BY_CONTENT = ['platform.schema']
const BOUND = everySetting().filter((path) => ![...UNBOUND, ...BY_CONTENT].includes(path))

test('the profile of these tests has every setting of the schema', () => {
  expect(everySetting().filter((path) => settingOf(fullProfile, path) === undefined)).toEqual([])
  expect(BOUND).toContain('storage.identityPool.endpoint')
})

test.each(BOUND)('a session is bound to %s', (path) => {
  expect(connectionBinding(withOther(fullProfile, path))).not.toBe(connectionBinding(fullProfile))
})

test('a session is bound to what the schema of the platform says', () => {
  expect(connectionBinding({ ...fullProfile, schemaDigest: '0b' })).not.toBe(connectionBinding(fullProfile))
})

test.each([...UNBOUND, ...BY_CONTENT])('a session is not bound to %s', (path) => {
  expect(settingOf(withOther(fullProfile, path), path)).not.toEqual(settingOf(fullProfile, path))
  expect(connectionBinding(withOther(fullProfile, path))).toBe(connectionBinding(fullProfile))
})
