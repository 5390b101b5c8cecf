import { createHash } from 'node:crypto'
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { InvoiceDownload, InvoiceToDownload } from '#shared/bridge/invoices.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { profileSchema } from '../connection/profile.ts'
import { FileLibrary } from '../files/file-library.ts'
import { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { Vault } from '../vault/vault.ts'
import { InvoiceDownloads } from './invoice-downloads.ts'
import { InvoiceLibrary } from './invoice-library.ts'
import { libraryStore } from './library-store.ts'

// Real storage with credentials of a real identity pool, both of the local platform; real files.

const logged: string[] = []
const logger = { info: () => undefined, warn: (line: string) => logged.push(line), error: (line: string) => logged.push(line) }

let platform: LocalPlatform
let idToken: string
let client: AwsClient
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
  idToken = (await signIn(platform, 'admin@demo.example')).idToken
  client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'us-east-1', retries: 0 })
})
afterAll(() => platform.stop())

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoices-'))
  platform.control?.plan.clear()
  platform.control?.journal.clear()
  logged.length = 0
})
afterEach(async () => {
  await chmod(join(folder, 'Invoices'), 0o700).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
})

const pdf = (text = 'An invoice'): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let lastNumber = 0
/** Puts an object into the storage and gives the invoice that it is. */
async function stored(bytes: Uint8Array = pdf(), change: Partial<InvoiceToDownload> = {}): Promise<InvoiceToDownload> {
  lastNumber += 1
  const [number, transactionId] = [`INV-${lastNumber}`, `TXN-${lastNumber}`]
  const object = { bucket: platform.profile.storage.bucket, key: `invoices/${number}.pdf` }
  await put(object.key, bytes)
  const facts = { siteId: 'site-1', domain: 'aditi.example', companyName: 'Aditi Kitchen', date: 1_700_000_000, amount: 50_000, currency: 'INR' }
  return { ...facts, transactionId, number, object, ...change }
}
async function put(key: string, bytes: Uint8Array): Promise<void> {
  const address = `${platform.urls.storage}/${platform.profile.storage.bucket}/${key}`
  const answer = await client.fetch(address, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'application/pdf' } })
  expect(answer.status).toBe(200)
  platform.control?.journal.clear()
}

interface Setting {
  readonly storage?: object | null
  readonly owner?: () => string | undefined
  /** Called at each look at the connection profile; what it answers is used as the storage of the profile. */
  readonly storageNow?: <Storage>(storage: Storage) => Storage
  readonly token?: () => Promise<Result<string>>
  readonly keychain?: MemoryKeychain
  readonly choose?: (from: string) => Promise<string | null>
}
/** A console: its files, library and downloads. Started twice in one folder, it finds what it left, given the same keychain. */
async function start({
  storage = {},
  owner = () => 'owner',
  storageNow = (one) => one,
  token,
  keychain = new MemoryKeychain(),
  choose = async () => null,
}: Setting = {}) {
  const profile = profileSchema.parse({ ...platform.profile, storage: storage === null ? undefined : { ...platform.profile.storage, ...storage } })
  const notices: Omit<Notice, 'id'>[] = []
  const announce = (notice: Omit<Notice, 'id'>): void => void notices.push(notice)
  const vault = new Vault({ keychain: async () => keychain, service: 'test', announce, logger })
  await vault.prove()
  const notified: Download[] = []
  const opened: string[] = []
  const files = new FileLibrary(owner, (download) => notified.push(download))
  const store = libraryStore({ folder: join(folder, 'lists'), vault, announce, logger })
  let changes = 0
  const library = new InvoiceLibrary({
    identity: { owner },
    store,
    announce,
    usualFolder: () => join(folder, 'Invoices'),
    chooseFolder: async (from) => success(await choose(from)),
    openPath: async (path) => {
      opened.push(path)
      return success(undefined)
    },
    showItemInFolder: async (path) => success(void opened.push(path)),
    onChange: () => {
      changes += 1
    },
    logger,
  })
  const downloads = new InvoiceDownloads({
    connection: { profile: () => ({ ...profile, storage: storageNow(profile.storage) }) },
    identity: { owner, token: token ?? (async () => success(idToken)) },
    storage: new S3ObjectStorage({ issuer: () => profile.identity.issuer, fetch: globalThis.fetch }),
    files,
    library,
    logger,
    pause: async () => undefined,
  })
  const entries = async () => expectValue(await library.list()).entries
  /** Starts a download and waits for its end. */
  const download = async (invoice: InvoiceToDownload): Promise<InvoiceDownload> => {
    const { alreadyThere, id } = expectValue(await downloads.start(invoice))
    await downloads.settled()
    const ended = files.find(id)
    if (ended === undefined) throw new Error('nothing was started')
    return { ...ended, alreadyThere }
  }
  return { downloads, library, files, notified, opened, notices, entries, download, keychain, store, changes: () => changes }
}

function expectValue<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const inFolder = async () => (await readdir(join(folder, 'Invoices')).catch(() => [])).toSorted((one, other) => (one < other ? -1 : 1))
const requests = () => platform.control?.calls('storage.getObject') ?? []

describe('a download', () => {
  test('comes from the storage into the invoice folder and the list [INV-011]', async () => {
    const console = await start()
    const invoice = await stored(pdf('of Aditi'))
    expect(await console.download(invoice)).toMatchObject({ state: 'done', name: `aditi.example ${invoice.number}.pdf`, failure: null, alreadyThere: false })
    expect(await readFile(join(folder, 'Invoices', `aditi.example ${invoice.number}.pdf`))).toEqual(pdf('of Aditi'))
    const { object: _object, ...facts } = invoice
    expect(await console.entries()).toEqual([
      {
        ...facts,
        id: expect.any(String) as unknown,
        savedAt: expect.any(Number) as unknown,
        bytes: pdf('of Aditi').byteLength,
        state: 'present',
        invoiceAmount: null,
        replacedBy: null,
      },
    ])
    expect(console.changes()).toBe(1)
  })

  test('nothing that is reported names a path, an address or a credential', async () => {
    const console = await start()
    await console.download(await stored())
    platform.control?.addFault({ operation: 'storage.getObject', fault: 'http500', times: 20 })
    await console.download(await stored())
    expect(JSON.stringify([console.notified, await console.library.list(), logged])).not.toMatch(/127\.0\.0\.1|ASIA|\/tmp|invoices\//)
  })

  test('is cut, delayed and refused for a while, and goes on to its end', async () => {
    const console = await start()
    const bytes = pdf('x'.repeat(300_000))
    const invoice = await stored(bytes)
    for (const fault of ['drop-before', 'refuse', 'truncated', 'http500', 'slow-body'] as const) {
      platform.control?.addFault({ operation: 'storage.getObject', fault, milliseconds: 200 })
    }
    expect(await console.download(invoice)).toMatchObject({ state: 'done', received: bytes.byteLength })
    expect(await readFile(join(folder, 'Invoices', `aditi.example ${invoice.number}.pdf`))).toEqual(bytes)
    expect(requests().length).toBe(5)
  })

  test('that is no PDF is refused and nothing is kept', async () => {
    const console = await start()
    for (const bytes of ['<html>Not found</html>', 'MZ a program', '', '%PD']) {
      expect(await console.download(await stored(Buffer.from(bytes)))).toMatchObject({
        state: 'failed',
        failure: 'What the storage keeps as this invoice is no PDF. It was not saved.',
      })
    }
    platform.control?.addFault({ operation: 'storage.getObject', fault: 'wrong-shape', body: '{"unexpected":true}' })
    expect(await console.download(await stored())).toMatchObject({ state: 'failed' })
    expect(await inFolder()).toEqual([])
    expect(await console.entries()).toEqual([])
  })

  test('of an object that is gone, and with a sign-in that is over', async () => {
    const gone = await start()
    const invoice = await stored()
    const elsewhere = { ...invoice, object: { ...invoice.object, key: 'invoices/none.pdf' } }
    expect(await gone.download(elsewhere)).toMatchObject({ state: 'failed', failure: 'The file no longer exists in storage.' })
    const expired = await start({ token: async () => failure('signed-out', 'Sign in again.') })
    expect(await expired.download(invoice)).toMatchObject({ state: 'failed', failure: 'Sign in again.' })
    const forged = await start({ token: async () => success('not.a.token') })
    expect(await forged.download(invoice)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('does not accept your sign-in. Sign out and sign in again') as unknown,
    })
    const nobody = await start({ owner: () => undefined })
    expect(await nobody.downloads.start(invoice)).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  })

  test('is not fetched for whoever signs in next', async () => {
    let owner = 'one'
    const console = await start({
      owner: () => owner,
      token: async () => {
        owner = 'other'
        return success(idToken)
      },
    })
    expect(await console.download(await stored())).toMatchObject({ state: 'failed', failure: 'You signed out before the invoice was complete.' })
    expect(await console.entries()).toEqual([])
  })

  test('is not fetched with the token of another connection', async () => {
    let isMoved = false
    const console = await start({
      storageNow: (storage) => (isMoved ? { ...storage } : storage),
      token: async () => {
        isMoved = true
        return success(idToken)
      },
    })
    expect(await console.download(await stored())).toMatchObject({ state: 'failed', failure: 'The connection changed before the invoice was complete.' })
    expect(await console.entries()).toEqual([])
  })

  test.each<[string, Partial<InvoiceToDownload['object']>, object | null]>([
    ['another bucket', { bucket: 'another-bucket' }, {}],
    ['another region', { region: 'eu-west-1' }, {}],
    ['a key that leads out of the bucket', { key: '../other-bucket/secret.pdf' }, {}],
    ['a key of dots inside', { key: 'invoices/../../secret.pdf' }, {}],
    ['an address in place of a key', { key: 'https://evil.example/x.pdf' }, {}],
    ['a profile without a storage', {}, null],
  ])('%s is refused before anything is asked', async (_what, change, storage) => {
    const console = await start({ storage })
    const invoice = await stored()
    const answer = await console.downloads.start({ ...invoice, object: { ...invoice.object, ...change } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'storage' } })
    const all = await console.downloads.startAll({ invoices: [invoice, { ...invoice, transactionId: 'x', object: { ...invoice.object, ...change } }] })
    expect(all).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(console.notified).toEqual([])
    expect(requests()).toEqual([])
    expect(platform.control?.calls('identity-pool.getId')).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['../../../etc/passwd', 'etc passwd.pdf'],
    ['..\\..\\boot', 'boot.pdf'],
    ['CON', '_CON.pdf'],
    ['nul.', '_nul.pdf'],
    ['\u202efdp.exe', 'fdp.exe.pdf'],
    ['.hidden', 'hidden.pdf'],
  ])('the number %j becomes %j', async (number, name) => {
    const console = await start()
    expect(await console.download(await stored(pdf(), { domain: '', number }))).toMatchObject({ state: 'done', name })
    expect(await inFolder()).toEqual([name])
  })

  test('of 300 characters, twice', async () => {
    const console = await start()
    const number = 'ß'.repeat(300)
    const names = [await console.download(await stored(pdf(), { number })), await console.download(await stored(pdf(), { number }))].map(({ name }) => name)
    expect(await inFolder()).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(2)
  })

  test('a file of the user is never replaced', async () => {
    const console = await start()
    const invoice = await stored()
    await mkdir(join(folder, 'Invoices'))
    const mine = join(folder, 'Invoices', `aditi.example ${invoice.number}.pdf`)
    await writeFile(mine, 'mine')
    await writeFile(`${mine}.part`, 'mine too')
    expect(await console.download(invoice)).toMatchObject({ name: `aditi.example ${invoice.number} (1).pdf` })
    expect(await readFile(mine, 'utf8')).toBe('mine')
    expect(await readFile(`${mine}.part`, 'utf8')).toBe('mine too')
  })
})

describe('several', () => {
  test('at once to a limit, each ends; one is cancelled while it waits and one while it runs', async () => {
    const console = await start()
    const invoices = await Promise.all(Array.from({ length: 8 }, () => stored()))
    platform.control?.addFault({ operation: 'storage.getObject', fault: 'delay', milliseconds: 300, times: 8 })
    const started = expectValue(await console.downloads.startAll({ invoices }))
    expect(started.map(({ state }) => state)).toEqual([...Array<string>(3).fill('running'), ...Array<string>(5).fill('waiting')])
    await expect.poll(() => requests().length).toBe(3)
    const [running, , , , , , waiting] = started
    expect(console.files.cancel(waiting?.id ?? '')).toBe(true)
    expect(console.files.cancel(running?.id ?? '')).toBe(true)
    await console.downloads.settled()
    expect(console.files.list().filter(({ state }) => state === 'done')).toHaveLength(6)
    expect(requests()).toHaveLength(7)
    expect(await inFolder()).toHaveLength(6)
    expect(await console.entries()).toHaveLength(6)
  })

  test('the end of the console stops them all and leaves no part', async () => {
    const console = await start()
    platform.control?.addFault({ operation: 'storage.getObject', fault: 'slow-body', milliseconds: 5_000, times: 8 })
    const invoices = await Promise.all(Array.from({ length: 5 }, () => stored(pdf('x'.repeat(200_000)))))
    expectValue(await console.downloads.startAll({ invoices }))
    await expect.poll(async () => (await inFolder()).length).toBe(3)
    console.downloads.cancelAll()
    await console.downloads.settled()
    expect(await inFolder()).toEqual([])
  })
})

describe('the same invoice twice', () => {
  test('in progress: one download, however often it is asked for', async () => {
    const console = await start()
    const invoice = await stored()
    platform.control?.addFault({ operation: 'storage.getObject', fault: 'delay', milliseconds: 200 })
    const [one, other] = await Promise.all([console.downloads.start(invoice), console.downloads.start(invoice)])
    const third = await console.downloads.start(invoice)
    expect([expectValue(other).id, expectValue(third).id]).toEqual([expectValue(one).id, expectValue(one).id])
    await console.downloads.settled()
    expect(await inFolder()).toHaveLength(1)
  })

  test('there and unchanged: it opens, nothing is fetched', async () => {
    const console = await start()
    const invoice = await stored()
    const first = await console.download(invoice)
    const second = await console.download(invoice)
    expect(second).toMatchObject({ alreadyThere: true, state: 'done', name: first.name })
    expect(console.files.pathOf(second.id)).toBe(console.files.pathOf(first.id))
    expect(requests()).toHaveLength(1)
    // The files that come and go are notified; one that was there all the time is not.
    expect(console.notified.some(({ id }) => id === second.id)).toBe(false)
  })

  test('whose record names no bucket comes from the bucket of the profile, and is there the next time', async () => {
    const console = await start()
    const invoice = await stored()
    const { key } = invoice.object
    expect(await console.download({ ...invoice, object: { key } })).toMatchObject({ alreadyThere: false, state: 'done' })
    expect(await console.download({ ...invoice, object: { key, bucket: '' } })).toMatchObject({ alreadyThere: true, state: 'done' })
    expect(await console.download(invoice)).toMatchObject({ alreadyThere: true, state: 'done' })
    expect(await inFolder()).toEqual([`aditi.example ${invoice.number}.pdf`])
  })

  test('there, and nobody answers: what is here counts', async () => {
    const console = await start()
    const invoices = [await stored(), await stored()]
    for (const invoice of invoices) await console.download(invoice)
    await platform.control?.goDown(['storage'])
    try {
      const again = expectValue(await console.downloads.startAll({ invoices }))
      expect(again.map(({ alreadyThere }) => alreadyThere)).toEqual([true, true])
    } finally {
      await platform.control?.comeUp(['storage'])
    }
  })

  test('replaced in the storage, or made again under another key: downloaded again, under a free name, one line in the list', async () => {
    const console = await start()
    const invoice = await stored(pdf('old'))
    await console.download(invoice)
    const [before] = await console.entries()
    await put(invoice.object.key, pdf('new'))
    expect(await console.download(invoice)).toMatchObject({ alreadyThere: false, name: `aditi.example ${invoice.number} (1).pdf` })
    const regenerated = { ...invoice, object: { ...invoice.object, key: `${invoice.object.key}-2.pdf` } }
    await put(regenerated.object.key, pdf('newest'))
    expect(await console.download(regenerated)).toMatchObject({ alreadyThere: false, name: `aditi.example ${invoice.number} (2).pdf` })
    const entries = await console.entries()
    expect(entries).toHaveLength(1)
    expect(entries[0]?.id).toBe(before?.id)
    expect(Buffer.from(expectValue(await console.library.read({ id: entries[0]?.id ?? '' })).bytes)).toEqual(pdf('newest'))
  })

  test.each(['missing', 'changed'] as const)('%s: downloaded again from the list', async (state) => {
    const console = await start()
    const invoice = await stored()
    const { name } = await console.download(invoice)
    const path = join(folder, 'Invoices', name)
    if (state === 'missing') await rm(path)
    else await appendFile(path, 'changed')
    const [entry] = await console.entries()
    expect(entry?.state).toBe(state)
    const again = expectValue(await console.downloads.again({ id: entry?.id ?? '' }))
    expect(again.alreadyThere).toBe(false)
    await console.downloads.settled()
    expect(await console.entries()).toMatchObject([{ id: entry?.id, state: 'present' }])
    expect(await inFolder()).toHaveLength(state === 'missing' ? 1 : 2)
  })
})

describe('the list', () => {
  test('tells what is missing, changed, or only touched', async () => {
    const console = await start()
    const invoices = [await stored(pdf('1')), await stored(pdf('2')), await stored(pdf('3')), await stored(pdf('4')), await stored(pdf('5'))]
    const paths: string[] = []
    for (const invoice of invoices) paths.push(join(folder, 'Invoices', (await console.download(invoice)).name))
    const [touched, longer, other, gone] = paths as [string, string, string, string]
    await utimes(touched, 1, 1)
    await appendFile(longer, '.')
    await writeFile(other, pdf('X'))
    await rename(gone, `${gone}.moved`)
    expect((await console.entries()).map(({ state }) => state)).toEqual(['present', 'missing', 'changed', 'changed', 'present'])
  })

  test('opens and reads what is unchanged, and only that; shows the rest in its folder', async () => {
    const console = await start()
    const invoice = await stored()
    const { name } = await console.download(invoice)
    const [entry] = await console.entries()
    const id = entry?.id ?? ''
    const path = join(folder, 'Invoices', name)
    expect(await console.library.open({ id })).toEqual(success(undefined))
    expect(console.opened).toEqual([path])
    await writeFile(path, 'something else')
    expect(await console.library.open({ id })).toMatchObject({
      ok: false,
      error: { kind: 'storage', message: expect.stringContaining('was changed') as unknown },
    })
    expect(await console.library.read({ id })).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(await console.library.showInFolder({ id })).toEqual(success(undefined))
    await rm(path)
    for (const call of ['open', 'read', 'showInFolder'] as const)
      expect(await console.library[call]({ id })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    expect(await console.library.forget({ id })).toEqual(success(undefined))
    for (const call of ['open', 'forget'] as const) expect(await console.library[call]({ id })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    expect(await console.entries()).toEqual([])
  })

  test('survives the end of the process, sealed, and belongs to one user', async () => {
    let owner = 'one'
    const before = await start({ owner: () => owner })
    await before.download(await stored(pdf(), { companyName: 'Secret Kitchen' }))
    const [file] = await readdir(join(folder, 'lists'))
    expect(await readFile(join(folder, 'lists', file ?? ''), 'latin1')).not.toMatch(/Secret|aditi|INV/)
    const after = await start({ owner: () => owner, keychain: before.keychain })
    expect(await after.entries()).toMatchObject([{ companyName: 'Secret Kitchen', state: 'present' }])
    owner = 'other'
    expect(await after.entries()).toEqual([])
    expect(await after.library.list()).toMatchObject({ ok: true, value: { isKept: true } })
  })

  test('that is damaged is put aside with a notice; the files stay', async () => {
    const before = await start()
    await before.download(await stored())
    const [file = ''] = await readdir(join(folder, 'lists'))
    await writeFile(join(folder, 'lists', file), 'half of a li')
    const after = await start({ keychain: before.keychain })
    expect(await after.entries()).toEqual([])
    expect(after.notices).toMatchObject([{ kind: 'invoice-list', message: expect.stringContaining('damaged') as unknown }])
    expect(await readdir(join(folder, 'lists'))).toEqual([`${file}.damaged`])
    expect(await inFolder()).toHaveLength(1)
  })

  test('that cannot be written is said, and counts until the end', async () => {
    const console = await start()
    expect(await console.entries()).toEqual([])
    await writeFile(join(folder, 'lists'), 'a file in the place of the folder')
    expect(await console.download(await stored())).toMatchObject({ state: 'done' })
    expect(await console.entries()).toHaveLength(1)
    expect(console.notices).toMatchObject([{ kind: 'invoice-list', message: expect.stringContaining('could not be saved') as unknown }])
  })

  test('without a keychain nothing is written', async () => {
    const broken = new MemoryKeychain({ failing: 'no keychain' })
    const console = await start({ keychain: broken })
    await console.download(await stored())
    expect(await console.library.list()).toMatchObject({ ok: true, value: { isKept: false, entries: [{ state: 'present' }] } })
    expect(await readdir(folder)).toEqual(['Invoices'])
  })
})

describe('the folder', () => {
  test('is chosen by the user, remembered, and shown by its name only; what is there stays', async () => {
    const chosen = join(folder, 'My Papers')
    await mkdir(chosen)
    let from = ''
    const before = await start({
      choose: async (path) => {
        from = path
        return chosen
      },
    })
    const old = await stored()
    await before.download(old)
    expect(await before.library.chooseFolder()).toEqual(success({ folder: 'My Papers' }))
    expect(from).toBe(join(folder, 'Invoices'))
    const after = await start({ keychain: before.keychain })
    expect(await after.library.chooseFolder()).toEqual(success(null))
    await after.download(await stored())
    expect(await readdir(chosen)).toHaveLength(1)
    const list = expectValue(await after.library.list())
    expect(list.folder).toBe('My Papers')
    expect(list.entries.map(({ state }) => state)).toEqual(['present', 'present'])
    expect(JSON.stringify(list)).not.toContain(folder)
  })

  test('that was chosen and vanished is not made again: it may be on a disk that is not plugged in', async () => {
    const chosen = join(folder, 'disk')
    await mkdir(chosen)
    const console = await start({ choose: async () => chosen })
    await console.library.chooseFolder()
    await rm(chosen, { recursive: true })
    expect(await console.download(await stored())).toMatchObject({ state: 'failed', failure: expect.stringContaining('“disk” is not there') as unknown })
    expect((await stat(chosen).catch(() => undefined)) === undefined).toBe(true)
  })

  test('that vanishes while an invoice is on its way', async () => {
    const console = await start()
    platform.control?.addFault({ operation: 'storage.getObject', fault: 'slow-body', milliseconds: 600 })
    const { id } = expectValue(await console.downloads.start(await stored(pdf('x'.repeat(100_000)))))
    await expect.poll(inFolder).toHaveLength(1)
    await rm(join(folder, 'Invoices'), { recursive: true })
    await console.downloads.settled()
    expect(console.files.find(id)).toMatchObject({ state: 'failed', failure: 'The invoice folder is no longer there. Try again.' })
  })

  test('in whose place a file stands', async () => {
    const console = await start()
    await writeFile(join(folder, 'Invoices'), 'a file')
    expect(await console.download(await stored())).toMatchObject({ state: 'failed', failure: expect.stringContaining('invoice folder') as unknown })
  })

  test('that cannot be used is refused when it is chosen', async () => {
    const console = await start({ choose: async () => join(folder, 'nowhere') })
    expect(await console.library.chooseFolder()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(expectValue(await console.library.list()).folder).toBe('Invoices')
  })
})

test('a large file is read only when its time has changed', async () => {
  const console = await start()
  const bytes = pdf('y'.repeat(1_000_000))
  const { name } = await console.download(await stored(bytes))
  const path = join(folder, 'Invoices', name)
  await utimes(path, 1, 1)
  expect((await console.entries()).map(({ state }) => state)).toEqual(['present'])
  // Another content under the time at which it was checked: it is not read a second time.
  await writeFile(path, pdf('z'.repeat(1_000_000)))
  await utimes(path, 1, 1)
  expect((await console.entries()).map(({ state }) => state)).toEqual(['present'])
  await utimes(path, 2, 2)
  expect((await console.entries()).map(({ state }) => state)).toEqual(['changed'])
  expect(sha256(await readFile(path))).not.toBe(sha256(bytes))
})

describe('an invoice generated on this computer', () => {
  /** The payment entry of an invoice that was generated for the transaction of another, under a key of its own. */
  const generated = ({ siteId, domain, transactionId, number, object }: InvoiceToDownload, amount: number, key: string): MoneyEntry => ({
    key: '6a1b1c1e-0000-4000-8000-000000000001',
    operation: 'GenerateSiteInvoice',
    siteId,
    domain,
    amount,
    currency: 'INR',
    text: `${transactionId} Recharge`,
    state: 'done',
    startedAt: Math.floor(Date.now() / 1000),
    settledAt: Math.floor(Date.now() / 1000),
    checkedAt: null,
    found: false,
    message: null,
    data: JSON.stringify({ generateSiteInvoice: { invoiceId: number, transactionId, invoicePdf: { bucket: object.bucket, key, region: null } } }),
  })

  test('at another amount than the downloaded one: the library names both, and downloads the new one again', async () => {
    const console = await start()
    const invoice = await stored(pdf('of 500'))
    await console.download(invoice)
    expect(await console.entries()).toMatchObject([{ state: 'present', amount: 50_000, invoiceAmount: null, replacedBy: null }])

    const key = `invoices/${invoice.number} again.pdf`
    await put(key, pdf('of 600'))
    await console.library.recordIssued(generated(invoice, 60_000, key))
    const [replaced] = await console.entries()
    expect(replaced).toMatchObject({ state: 'present', amount: 50_000, replacedBy: { number: invoice.number, amount: 60_000 } })

    expectValue(await console.downloads.again({ id: replaced?.id ?? '' }))
    await console.downloads.settled()
    expect(await console.entries()).toMatchObject([{ state: 'present', amount: 50_000, invoiceAmount: 60_000, replacedBy: null }])
    expect(await readFile(join(folder, 'Invoices', `aditi.example ${invoice.number} (1).pdf`))).toEqual(pdf('of 600'))
  })

  test('is known with its amount after a restart, for its site only; other payments are not', async () => {
    const { library, keychain } = await start()
    const invoice = await stored()
    await library.recordIssued(generated(invoice, 60_000, 'invoices/new.pdf'))
    await library.recordIssued({ ...generated(invoice, 70_000, 'invoices/other.pdf'), state: 'refused' })
    await library.recordIssued({ ...generated(invoice, 80_000, 'invoices/recharge.pdf'), operation: 'SiteWalletRechargeByAdmin' })
    const again = await start({ keychain })
    expect(await again.library.issued({ siteId: 'site-1' })).toEqual(
      success([{ transactionId: invoice.transactionId, number: invoice.number, amount: 60_000, currency: 'INR', pdfKey: 'invoices/new.pdf' }]),
    )
    expect(await again.library.issued({ siteId: 'site-2' })).toEqual(success([]))
  })

  test('whose record names no bucket: downloaded again from the bucket of the profile', async () => {
    const console = await start()
    const invoice = await stored()
    await console.download(invoice)
    await put('invoices/newer.pdf', pdf('newer'))
    const { siteId, transactionId, number } = invoice
    const data = JSON.stringify({
      generateSiteInvoice: { invoiceId: number, transactionId, invoicePdf: { bucket: null, key: 'invoices/newer.pdf', region: null } },
    })
    await console.library.recordIssued({ ...generated(invoice, 60_000, ''), data })
    expect(await console.library.issued({ siteId })).toMatchObject({ ok: true, value: [{ pdfKey: 'invoices/newer.pdf' }] })
    const [entry] = await console.entries()
    expectValue(await console.downloads.again({ id: entry?.id ?? '' }))
    await console.downloads.settled()
    expect(Buffer.from(expectValue(await console.library.read({ id: entry?.id ?? '' })).bytes)).toEqual(pdf('newer'))
  })

  test('on another computer since: the file downloaded after it is the newest', async () => {
    const console = await start()
    const invoice = await stored()
    await console.library.recordIssued({ ...generated(invoice, 60_000, 'invoices/older.pdf'), settledAt: 1_700_000_000 })
    await console.download(invoice)
    expect(await console.entries()).toMatchObject([{ invoiceAmount: null, replacedBy: null }])
  })
})
