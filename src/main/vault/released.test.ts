import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { success } from '#shared/result.ts'
import { CampaignJournal } from '../campaigns/campaign-journal.ts'
import { type ConnectionProfile, profileSchema } from '../connection/profile.ts'
import { Drafts } from '../drafts/drafts.ts'
import { formerOwnersOf } from '../identity/former-owners.ts'
import { Identity } from '../identity/identity.ts'
import { PendingRevocations } from '../identity/provider-sign-out.ts'
import { libraryStore } from '../invoices/library-store.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MoneyJournal } from '../money/journal/money-journal.ts'
import { OfflineCache } from '../offline/offline-cache.ts'
import { Preferences } from '../preferences/preferences.ts'
import { SettingsFile } from '../preferences/settings-file.electron.ts'
import { UNPLACED, windowPlacementSchema } from '../shell/windows/window-placement.ts'
import { MemoryKeychain } from './memory-keychain.test-support.ts'
import { Vault } from './vault.ts'

// The user data of release 0.1, sealed with the key of 32 bytes of value 7, as the code of that release wrote it.
const RELEASED = fileURLToPath(new URL('released/0.1', import.meta.url))
// The user data of fe3081b, in which each store still had a format of its own.
const BEFORE_ONE_FORMAT = fileURLToPath(new URL('released/2026-11-22', import.meta.url))
const announce = () => undefined
const asha = '["https://identity.example/pool","console","subject-asha"]'
const form = 'edit-site:s1'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'released-'))
  await cp(RELEASED, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const profileAt = (host: string): ConnectionProfile =>
  profileSchema.parse({
    name: 'Released',
    environment: 'production',
    identity: { issuer: 'https://identity.example/pool', clientId: 'console' },
    platform: { graphqlUrl: `https://${host}/graphql`, restUrl: `https://${host}/rest` },
  })

/** The next start of the console, on what the release before left. */
async function start(host = 'api.example') {
  const keychain = new MemoryKeychain()
  keychain.entries.set('Console/data-key', Buffer.alloc(32, 7).toString('base64'))
  const vault = new Vault({ keychain: async () => keychain, service: 'Console', announce, logger: silentLogger })
  await vault.prove()
  const profile = profileAt(host)
  const changes: (() => void)[] = []
  const connection = { profile: () => profile, onChange: (listener: (status: never) => void) => changes.push(() => listener(undefined as never)) as never }
  const formerOwners = formerOwnersOf({ path: join(folder, 'former-addresses.json'), connection, logger: silentLogger })
  for (const change of changes) change()
  const clearUserData = () => offline.clear()
  const openBrowser = () => Promise.reject(new Error('no browser'))
  const identity = new Identity({ connection, vault, folder, openBrowser, fetch, clearUserData, announce, logger: silentLogger })
  const offline: OfflineCache = new OfflineCache({ folder: join(folder, 'offline'), vault, identity, announce, logger: silentLogger })
  return {
    identity,
    offline,
    vault,
    revocations: new PendingRevocations({ vault, folder, logger: silentLogger }),
    money: new MoneyJournal({ folder: join(folder, 'money'), vault, announce, logger: silentLogger }),
    campaigns: new CampaignJournal({ folder: join(folder, 'campaigns'), vault, announce, logger: silentLogger }),
    drafts: new Drafts({
      folder: join(folder, 'drafts'),
      vault,
      identity: { owner: () => asha },
      formerOwners,
      logger: silentLogger,
      now: () => 1_700_000_500_000,
    }),
    invoices: libraryStore({ folder: join(folder, 'invoices'), vault, formerOwners, announce, logger: silentLogger }),
    preferences: new Preferences({
      path: join(folder, 'preferences.json'),
      owner: () => asha,
      formerOwners,
      vault,
      onTheme: () => undefined,
      logger: silentLogger,
    }),
  }
}

test('the session of release 0.1 is taken up, once, for the addresses in use', async () => {
  const first = await start()
  expect(await first.identity.restore()).toEqual({ state: 'signed-in', user: { userName: 'asha', role: 'ACCOUNTS' }, remembered: true })
  expect(first.identity.owner()).toBe(asha)
  expect(await (await start('other.example')).identity.restore()).toEqual({ state: 'signed-out' })
})

test('the offline copies of release 0.1 are read at the addresses they came from, and nowhere else', async () => {
  const first = await start()
  await first.identity.restore()
  const copy = { data: '{"getSitesAdmin":[]}', savedAt: 1_700_000_000 }
  expect(await first.offline.read('sites')).toEqual(success(copy))
  expect(await first.offline.read('sites')).toEqual(success(copy))
  const second = await start('other.example')
  await second.identity.restore()
  expect(await readdir(folder)).not.toContain('offline')
})

test('the drafts of release 0.1 are moved to the owner without addresses, and survive a change of them', async () => {
  const kept = success({ text: 'half a site', savedAt: 1_700_000_000 })
  // An address changes before the draft is opened for the first time.
  await start()
  expect(await (await start('other.example')).drafts.read({ form })).toEqual(kept)
  expect(await readdir(join(folder, 'drafts'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{32}\.sealed$/)])
  expect(await (await start('third.example')).drafts.read({ form })).toEqual(kept)
})

test('the draft of release 0.1 that is discarded, or replaced and then discarded, does not come back', async () => {
  const { drafts } = await start()
  expect(await drafts.discard({ form })).toEqual(success(undefined))
  expect(await drafts.read({ form })).toEqual(success(null))
  await cp(RELEASED, folder, { recursive: true })
  expect(await drafts.write({ form, text: 'another' })).toEqual(success(undefined))
  expect(await drafts.discard({ form })).toEqual(success(undefined))
  expect(await drafts.read({ form })).toEqual(success(null))
})

test('the invoice library of release 0.1 is moved to the owner without addresses, and survives a change of them', async () => {
  const library = success([{ folder: '/invoices', invoices: [], issued: [] }])
  await start()
  expect(await (await start('other.example')).invoices.load(asha)).toEqual(library)
  expect(await readdir(join(folder, 'invoices'))).toHaveLength(1)
  expect(await (await start('third.example')).invoices.load(asha)).toEqual(library)
})

test('the views of release 0.1 are the same user\u2019s, and move when they are written', async () => {
  await start()
  const { preferences } = await start('other.example')
  expect(await preferences.read()).toEqual({
    theme: 'dark',
    sidebarFolded: false,
    compactRows: false,
    singleKeys: true,
    notifications: true,
    seenNews: [],
    views: { sites: { saved: [], defaultId: null } },
    permissionPresets: [],
    revision: 1,
  })
  expect(await preferences.write({ views: { users: { saved: [], defaultId: null } } })).toMatchObject({ ok: true })
  expect(JSON.parse(await readFile(join(folder, 'preferences.json'), 'utf8'))).not.toHaveProperty('viewsByOwner')
  expect((await (await start('third.example')).preferences.read()).views).toEqual({ users: { saved: [], defaultId: null } })
})

test('everything sealed before the stores shared one format is still read, and again once it was written in the new one', async () => {
  await rm(folder, { recursive: true })
  await cp(BEFORE_ONE_FORMAT, folder, { recursive: true })
  const invoice = {
    siteId: 's1',
    domain: 'cafe.example',
    companyName: 'Cafe',
    transactionId: 'TX-1',
    number: 'INV-1',
    date: 1_700_000_000,
    amount: 50_000,
    currency: 'INR',
    object: { bucket: 'invoices', key: 'TX-1.pdf' },
  }
  const file = { path: '/invoices/INV-1.pdf', bytes: 3, sha256: 'a'.repeat(64), modifiedAt: 1_700_000_000_000 }
  const stored = { id: '0e6b7c1e-3f0a-4d6c-9a53-0c9f4a1d2b3c', invoice, savedAt: 1_700_000_000, invoiceAmount: 50_000, etag: '"e"', file }
  const library = { folder: '/invoices', invoices: [stored], issued: [] }
  const revocation = { issuer: 'https://identity.example/pool', clientId: 'console', owner: asha, refreshToken: 'refresh-old', until: 4_000_000_000_000 }
  const key = '1f3a9c2e-0000-4000-8000-000000000001'

  const first = await start()
  expect(await first.identity.restore()).toEqual({ state: 'signed-in', user: { userName: 'asha', role: 'ACCOUNTS' }, remembered: true })
  expect(await first.revocations.list()).toEqual([revocation])
  expect(await first.offline.read('sites')).toEqual(success({ data: '{"getSitesAdmin":[]}', savedAt: 1_700_000_000 }))
  expect(await first.drafts.read({ form })).toEqual(success({ text: 'half a site', savedAt: 1_700_000_000 }))
  expect(await first.invoices.load(asha)).toEqual(success([library]))
  expect(await first.money.load(asha)).toMatchObject(success([{ entry: { key, amount: 1999, state: 'unknown' }, baseline: ['t0'], prepared: true }]))
  const marker = await first.money.markers.find({ owner: asha, what: 'SiteWalletRechargeByAdmin', whose: 's1' })
  expect(marker.ok && marker.value?.isOf(key)).toBe(true)
  expect(await first.campaigns.load(asha)).toMatchObject(success({ order: { key, content: 'Hi _custName_' }, progress: { key, next: 1, state: 'stopped' } }))
  expect(await first.preferences.read()).toMatchObject({
    theme: 'dark',
    sidebarFolded: true,
    compactRows: false,
    singleKeys: true,
    notifications: true,
    seenNews: [],
    views: { sites: { defaultId: '1' } },
  })

  expect(await first.invoices.save(asha, [library])).toEqual(success(undefined))
  expect(await first.revocations.add({ ...revocation, refreshToken: 'refresh-new' })).toBe(true)
  expect(await first.drafts.write({ form, text: 'three quarters' })).toEqual(success(undefined))
  const second = await start()
  expect(await second.invoices.load(asha)).toEqual(success([library]))
  expect((await second.revocations.list()).map(({ refreshToken }) => refreshToken)).toEqual(['refresh-old', 'refresh-new'])
  expect(await second.drafts.read({ form })).toMatchObject(success({ text: 'three quarters' }))
})

test("the window's place and the former addresses of the same day are read, and the addresses stay once they were written as an object", async () => {
  await rm(folder, { recursive: true })
  await cp(BEFORE_ONE_FORMAT, folder, { recursive: true })
  const placement = new SettingsFile({
    what: 'The place of the window',
    path: join(folder, 'window.json'),
    schema: windowPlacementSchema,
    defaults: UNPLACED,
    logger: silentLogger,
  })
  expect(placement.read()).toEqual({ bounds: { x: 10, y: 20, width: 1300, height: 800 }, maximized: false })
  await start('other.example')
  const addresses = (host: string): string => JSON.stringify(['https://identity.example/pool', 'console', `https://${host}/graphql`, `https://${host}/rest`])
  expect(JSON.parse(await readFile(join(folder, 'former-addresses.json'), 'utf8'))).toEqual({
    addresses: [addresses('other.example'), addresses('api.example')],
  })
})
