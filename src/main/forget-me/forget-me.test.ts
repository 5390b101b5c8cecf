import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { CampaignJournal } from '../campaigns/campaign-journal.ts'
import { CampaignRunner } from '../campaigns/campaign-runner.ts'
import { MessagedLog } from '../campaigns/messaged-log.ts'
import { Drafts } from '../drafts/drafts.ts'
import { FileLibrary } from '../files/file-library.ts'
import { KeptFiles } from '../files/kept/kept-files.ts'
import { InvoiceLibrary } from '../invoices/invoice-library.ts'
import { libraryStore } from '../invoices/library-store.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MoneyJournal } from '../money/journal/money-journal.ts'
import { PaymentService } from '../money/payment-service.ts'
import { Preferences } from '../preferences/preferences.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { ownerDigest } from '../vault/owner-files.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { forgetMe } from './forget-me.ts'

const RELEASED = fileURLToPath(new URL('../vault/released/0.1', import.meta.url))
const asha = '["https://identity.example/pool","console","subject-asha"]'
const ravi = '["https://identity.example/pool","console","subject-ravi"]'
const formerAsha = '["[\\"https://identity.example/pool\\",\\"console\\",\\"https://api.example/graphql\\",\\"https://api.example/rest\\"]","subject-asha"]'
const key = '3f0e2bd0-6a3c-4f7e-9a63-0d6c6a1f5b10'
const permissionPresets = [{ id: '1', name: 'Night shift', grants: [{ name: 'site', operations: ['delete_site'] }] }]
const views = { sites: { saved: [], defaultId: null } }

let folder: string
let keychain: MemoryKeychain
let user: string | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forget-'))
  keychain = new MemoryKeychain()
  keychain.entries.set('Console/data-key', Buffer.alloc(32, 7).toString('base64'))
  user = asha
})
afterEach(() => rm(folder, { recursive: true }))

const entryIn = (state: MoneyEntry['state']): MoneyEntry => ({
  key,
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 's1',
  domain: 'aditi.example',
  amount: 100,
  currency: 'INR',
  text: 'note',
  state,
  startedAt: Math.floor(Date.now() / 1000),
  settledAt: state === 'done' ? Math.floor(Date.now() / 1000) : null,
  checkedAt: null,
  found: false,
  message: null,
  data: null,
})
const recipient = { fqdn: 'a.example', countryCode: '91', mob: '9876543210', email: null, companyName: null, custName: null, sitePlan: null, userName: null }
const order = { key, channel: 'WHATSAPP' as const, template: 't', subject: 's', content: 'c', imageUrl: null, recipients: [recipient] }

/** One run of the console with every store, as the composition root builds them. */
async function start(answer: () => Promise<Result<never>> = async () => failure('rejected', 'no')) {
  const vault = await provenVault(keychain, 'Console')
  const identity = {
    owner: () => user,
    onChange: () => () => undefined,
    forgetUser: async () => {
      user = undefined
      return success({ state: 'signed-out' as const })
    },
  }
  const formerOwners = (owner: string) => (owner === asha ? [formerAsha] : [])
  const announce = () => undefined
  const platform = { execute: answer, onReachability: () => () => undefined }
  const moneyJournal = new MoneyJournal({ folder: join(folder, 'money'), vault, announce, logger: silentLogger })
  const campaignJournal = new CampaignJournal({ folder: join(folder, 'campaigns'), vault, announce, logger: silentLogger })
  const store = libraryStore({ folder: join(folder, 'invoices'), vault, formerOwners, announce, logger: silentLogger })
  const drafts = new Drafts({ folder: join(folder, 'drafts'), vault, identity, formerOwners, logger: silentLogger })
  const invoices = new InvoiceLibrary({
    identity,
    store,
    announce,
    usualFolder: () => folder,
    chooseFolder: async () => success(null),
    openPath: async () => success(undefined),
    showItemInFolder: async () => success(undefined),
    onChange: () => undefined,
    logger: silentLogger,
  })
  const money = new PaymentService({
    platform,
    identity,
    journal: moneyJournal,
    onChange: () => undefined,
    logger: silentLogger,
    timeouts: { pauses: [60_000], running: 60_000, lateness: 0 },
  })
  const campaigns = new CampaignRunner({
    platform,
    identity,
    journal: campaignJournal,
    messaged: new MessagedLog({ folder: join(folder, 'campaigns'), vault }),
    onChange: () => undefined,
    logger: silentLogger,
  })
  const preferences = new Preferences({
    path: join(folder, 'preferences.json'),
    owner: () => user,
    formerOwners,
    vault,
    onTheme: () => undefined,
    logger: silentLogger,
  })
  const files = new FileLibrary(
    () => user,
    () => undefined,
    new KeptFiles({ folder: join(folder, 'files'), vault, logger: silentLogger, now: () => 1_790_000_000 }),
  )
  const stores = [invoices, files, drafts, money, campaigns, preferences]
  return {
    vault,
    drafts,
    files,
    money,
    moneyJournal,
    campaigns,
    invoices,
    store,
    preferences,
    /** @param meanwhile happens while main looks whether a campaign is being sent */
    forget: (meanwhile = (): void => undefined) => {
      const watched = {
        current: () => {
          meanwhile()
          return campaigns.current()
        },
      }
      return forgetMe({ folder, identity, vault, money, campaigns: watched, bulk: { isSending: () => false }, formerOwners, stores, logger: silentLogger })
    },
    /** Writes something of the signed-in user into every store. */
    fill: async (owner: string) => {
      expect(await drafts.write({ form: 'create-site', text: 'half a site' })).toMatchObject({ ok: true })
      await moneyJournal.load(owner)
      expect(await moneyJournal.save(owner, [])).toMatchObject({ ok: true })
      expect(await campaigns.start(order)).toMatchObject({ ok: true })
      await campaigns.settled()
      await store.load(owner)
      expect(await store.save(owner, [{ folder: null, invoices: [], issued: [] }])).toMatchObject({ ok: true })
      await files.done(files.begin('Invoice of Old Mill.pdf').id, { name: 'Invoice of Old Mill.pdf', path: join(folder, 'invoice.pdf') })
      await files.settled()
      expect(await preferences.write({ views, permissionPresets })).toMatchObject({ ok: true })
    },
  }
}

const OWNED = ['drafts', 'money', 'campaigns', 'invoices', 'files', 'preferences']
const filesOf = async (owner: string): Promise<string[]> => {
  const names = (await Promise.all(OWNED.map((name) => readdir(join(folder, name))))).flat()
  return names.filter((name) => name.startsWith(ownerDigest(owner)))
}
const dataKey = () => keychain.entries.get('Console/data-key')

test('every file of the user is destroyed, with the key once no other user is left', async () => {
  const console = await start()
  await console.fill(asha)
  expect(await filesOf(asha)).toHaveLength(8)
  const before = dataKey()
  expect(await console.forget()).toEqual(success({ state: 'signed-out' }))
  expect(await filesOf(asha)).toEqual([])
  expect(dataKey()).not.toBe(before)

  // The same user, in the same run and the next: nothing is known, and everything works.
  user = asha
  const next = await start()
  for (const { drafts, files, money, campaigns, invoices, preferences } of [console, next]) {
    await files.recall()
    expect(files.list()).toEqual([])
    expect(await drafts.read({ form: 'create-site' })).toEqual(success(null))
    expect(await money.list()).toEqual(success([]))
    expect(await campaigns.current()).toEqual(success(null))
    expect(await invoices.list()).toMatchObject({ ok: true, value: { entries: [] } })
    expect(await preferences.read()).toMatchObject({ views: {}, permissionPresets: [] })
  }
  await console.fill(asha)
})

test('what another user keeps stays readable', async () => {
  const console = await start()
  await console.fill(asha)
  user = ravi
  await console.fill(ravi)
  user = asha
  const before = dataKey()
  await console.forget()
  expect(await filesOf(asha)).toEqual([])
  expect(await filesOf(ravi)).toHaveLength(8)
  expect(dataKey()).toBe(before)
  user = ravi
  const next = await start()
  expect(await next.drafts.read({ form: 'create-site' })).toMatchObject({ ok: true, value: { text: 'half a site' } })
  expect(await next.preferences.read()).toMatchObject({ views, permissionPresets })
})

test('what release 0.1 kept for the user is destroyed too', async () => {
  await cp(RELEASED, folder, { recursive: true })
  await mkdir(join(folder, 'files'))
  await mkdir(join(folder, 'preferences'))
  const console = await start()
  await console.moneyJournal.load(asha)
  await console.moneyJournal.save(asha, [])
  await console.campaigns.start(order)
  await console.campaigns.settled()
  expect(await filesOf(formerAsha)).toHaveLength(1)
  const before = dataKey()
  await console.forget()
  const left = (await Promise.all(OWNED.map((name) => readdir(join(folder, name))))).flat()
  expect(left.filter((name) => name.includes('.sealed'))).toEqual([])
  expect(dataKey()).not.toBe(before)
  expect(JSON.parse(await readFile(join(folder, 'preferences.json'), 'utf8'))).not.toHaveProperty('viewsByOwner')
})

test.each<MoneyEntry['state']>(['sending', 'unknown'])('nothing is destroyed while a payment is %s', async (state) => {
  const earlier = await start()
  await earlier.fill(asha)
  const stored = { entry: entryIn(state), variables: {}, baseline: [], prepared: true, recordId: null, superseded: false, dismissed: false }
  await earlier.moneyJournal.save(asha, [stored])
  const console = await start()
  const before = await filesOf(asha)
  expect(await console.forget()).toEqual(failure('busy', 'Nothing was destroyed. The outcome of a payment is not known yet. Wait until it is.'))
  expect(user).toBe(asha)
  expect(await filesOf(asha)).toEqual(before)
  console.money.close()
})

test('nothing is destroyed while a campaign is being sent', async () => {
  const answer = Promise.withResolvers<Result<never>>()
  const console = await start(() => answer.promise)
  await console.campaigns.start(order)
  expect(await console.forget()).toEqual(failure('busy', 'Nothing was destroyed. Your campaign is being sent. Stop it first.'))
  answer.resolve(failure('rejected', 'no'))
  await console.campaigns.settled()
})

test('a payment that another window begins at that very moment is not sent, and leaves no file', async () => {
  const platform: string[] = []
  const console = await start(async () => {
    platform.push('asked')
    return failure('rejected', 'no')
  })
  await console.drafts.write({ form: 'create-site', text: 'half a site' })
  const variables = { siteId: 's1', amt: 100, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n' }
  const recharge = {
    key,
    operation: 'SiteWalletRechargeByAdmin' as const,
    siteId: 's1',
    domain: 'a.example',
    amount: 100,
    currency: 'INR',
    text: 'n',
    variables,
  }
  let sending: Promise<unknown> | undefined
  const forgotten = console.forget(() => {
    sending = console.money.send(recharge)
  })
  expect(await forgotten).toMatchObject({ ok: true })
  expect(await sending).toMatchObject({ ok: true, value: { state: 'refused', message: 'Nothing was sent. You signed out before it was sent.' } })
  await console.money.settled()
  expect(platform).toEqual([])
  expect((await readdir(join(folder, 'money')).catch(() => [])).filter((name) => name.startsWith(ownerDigest(asha)))).toEqual([])
})

test('who signs in at that very moment is neither signed out nor forgotten', async () => {
  const console = await start()
  await console.fill(asha)
  const forgotten = console.forget(() => {
    user = ravi
  })
  expect(await forgotten).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  expect(user).toBe(ravi)
  expect(await filesOf(asha)).toHaveLength(8)
})

test('nothing is destroyed while the record of payments cannot be read', async () => {
  await (await start()).fill(asha)
  keychain = new MemoryKeychain({ failing: 'locked' })
  const console = await start()
  expect(await console.forget()).toMatchObject({ ok: false, error: { kind: 'busy' } })
  expect(await filesOf(asha)).toHaveLength(8)
})

test('without a signed-in user there is nobody to forget', async () => {
  user = undefined
  expect(await (await start()).forget()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
})
