import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { Policy, type PolicyPlaces, policyPlaces } from './policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'policy-'))

const fileWith = (text: string): PolicyPlaces => {
  const path = join(mkdtempSync(join(folder, 'file-')), 'policy.json')
  writeFileSync(path, text)
  return { file: { path, mustBelongToRoot: false } }
}

const loaded = async (places: PolicyPlaces): Promise<Policy> => {
  const policy = new Policy({ places, logger: silentLogger })
  await policy.load()
  return policy
}

const problemsOf = async (policy: object): Promise<string[]> =>
  (await loaded(fileWith(JSON.stringify(policy)))).problems().map(({ field, message }) => `${field} ${message}`)

describe('without a policy', () => {
  test('nothing is limited', async () => {
    const policy = await loaded({ file: { path: join(folder, 'nowhere', 'policy.json'), mustBelongToRoot: true } })
    expect(policy.problems()).toEqual([])
    expect(policy.settings()).toEqual({ version: 1 })
    expect(policy.updates()).toEqual({ enabled: true })
    expect(policy.forPage()).toEqual({ noExport: null })
    expect(policy.summary()).toBe('Your administrator has set none.')
    expect(policy.mayExport()).toEqual({ ok: true, value: undefined })
  })
})

describe('a policy', () => {
  test('says what applies', async () => {
    const policy = await loaded(
      fileWith(
        JSON.stringify({
          version: 1,
          profile: '/etc/admin-console/north.json',
          updates: { feed: 'https://updates.example/console', ring: 10 },
          diskCache: false,
          export: false,
          idleLockMinutes: 15,
          activityDays: 90,
          paymentConfirmationLimit: { INR: 500_000 },
        }),
      ),
    )
    expect(policy.problems()).toEqual([])
    expect(policy.updates()).toEqual({ feed: 'https://updates.example/console', ring: 10, enabled: true })
    expect(policy.settings()).toMatchObject({ idleLockMinutes: 15, paymentConfirmationLimit: { INR: 500_000 }, profile: '/etc/admin-console/north.json' })
    expect(policy.summary().split('\n')).toEqual([
      'profile: /etc/admin-console/north.json',
      'updates: {"feed":"https://updates.example/console","ring":10,"enabled":true}',
      'diskCache: false',
      'export: false',
      'idleLockMinutes: 15',
      'activityDays: 90',
      'paymentConfirmationLimit: {"INR":500000}',
    ])
    expect(policy.activityDays()).toBe(90)
    expect(policy.keepsCopies()).toBe(false)
    expect(policy.mayExport()).toMatchObject({
      ok: false,
      error: { kind: 'forbidden', message: 'Your administrator has switched off exports on this computer.' },
    })
    expect(policy.forPage()).toEqual({ noExport: 'Your administrator has switched off exports on this computer.' })
  })

  test.each([
    [{}, ['version is missing']],
    [{ version: 2 }, ['version must be 1: this console knows no other version of the policy']],
    [{ version: 1, diskcache: false }, ['diskcache is not a known setting']],
    [{ version: 1, export: 'no' }, ['export must be true or false']],
    [{ version: 1, profile: 'north.json' }, ['profile must be the whole path of a connection profile']],
    [{ version: 1, activityDays: 4000 }, ['activityDays must be a whole number of days from 0 to 3650']],
    [{ version: 1, idleLockMinutes: 0 }, ['idleLockMinutes must be a whole number of minutes from 1 to 1440']],
    [{ version: 1, updates: { ring: 101 } }, ['updates.ring must be a percentage from 0 to 100, or a name of letters, digits and hyphens']],
    [
      { version: 1, updates: { feed: 'http://updates.example' } },
      ['updates.feed must be an https address (plain http only for this computer, and no user name or password in it)'],
    ],
    [{ version: 1, paymentConfirmationLimit: { INR: 10.5 } }, ['paymentConfirmationLimit.INR must be a whole number of minor units']],
    [{ version: 1, paymentConfirmationLimit: { rupees: 10 } }, ['paymentConfirmationLimit.rupees must be the code of a currency, such as INR']],
  ])('%j is refused with what is wrong with which field', async (settings, problems) => {
    expect(await problemsOf(settings)).toEqual(problems)
  })
})

describe('a policy that cannot be used', () => {
  test.each([
    ['text that is no JSON', async () => fileWith('{ "version": 1'), /^file is not valid JSON: /],
    ['a file that is too large', async () => fileWith(`"${'x'.repeat(200_000)}"`), /^file is too large to be a policy$/],
    ['a folder in its place', async () => ({ file: { path: folder, mustBelongToRoot: false } }), /^file is no file that could be a policy$/],
  ])('%s holds everything to the strictest', async (_name, places, problem) => {
    const policy = await loaded(await places())
    expect(policy.problems().map(({ field, message }) => `${field} ${message}`)).toEqual([expect.stringMatching(problem)])
    expect(policy.updates()).toEqual({ enabled: false })
    expect(policy.keepsCopies()).toBe(false)
    expect(policy.mayExport().ok).toBe(false)
    expect(policy.settings().paymentConfirmationLimit).toEqual({})
  })

  test('what a user could have written is none of the administrator', async () => {
    const path = join(folder, 'writable.json')
    writeFileSync(path, '{ "version": 1 }')
    chmodSync(path, 0o666)
    const policy = await loaded({ file: { path, mustBelongToRoot: true } })
    expect(policy.problems()).toEqual([{ field: 'file', message: 'must belong to root, and nobody else may be able to change it' }])
  })

  test('holds until it is read', () => {
    const policy = new Policy({ places: fileWith('{ "version": 1 }'), logger: silentLogger })
    expect(policy.updates()).toEqual({ enabled: false })
    expect(policy.mayExport().ok).toBe(false)
  })
})

describe('its places', () => {
  const names = ({ file, registry }: PolicyPlaces): unknown[] => [file?.path, file?.mustBelongToRoot, registry !== undefined]

  test('are one for each system', () => {
    expect(names(policyPlaces('linux', {}, undefined))).toEqual(['/etc/admin-console/policy.json', true, false])
    expect(names(policyPlaces('darwin', {}, undefined))).toEqual(['/Library/Application Support/Admin Console/policy.json', true, false])
    expect(names(policyPlaces('win32', { ProgramData: 'D:\\Data' }, undefined))).toEqual([undefined, undefined, true])
    expect(policyPlaces('win32', { ProgramData: 'D:\\Data' }, undefined).unread).toBe('D:\\Data\\Admin Console\\policy.json')
  })

  test('a file that any user of Windows could have written sets nothing, and is named where the policy is shown', async () => {
    const unread = join(mkdtempSync(join(folder, 'windows-')), 'policy.json')
    writeFileSync(unread, '{"version":1,"export":false}')
    const policy = await loaded({ registry: async (args) => (args.length === 1 ? String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Other` : undefined), unread })
    expect(policy.settings()).toEqual({ version: 1 })
    expect(policy.summary()).toBe(
      'Your administrator has set none.\n' +
        'There is a policy.json in the data folder of the programs. On Windows it is not read: any user could have written it. Use the registry.',
    )
  })

  test('are none but the file of a test', () => {
    expect(names(policyPlaces('win32', {}, '/tmp/policy.json'))).toEqual(['/tmp/policy.json', false, false])
  })
})
