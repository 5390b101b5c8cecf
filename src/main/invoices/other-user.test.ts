import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Download } from '#shared/bridge/files.ts'
import { success } from '#shared/result.ts'
import { profileSchema } from '../connection/profile.ts'
import { FileLibrary } from '../files/file-library.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { InvoiceDownloads } from './invoice-downloads.ts'
import { InvoiceLibrary } from './invoice-library.ts'
import { libraryStore } from './library-store.ts'

// Ben signs in, in the place of Asha, while something of hers waits for the storage or for a dialog.

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoices-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const profile = profileSchema.parse({
  name: 'Test',
  environment: 'local',
  identity: { issuer: 'https://id.example', clientId: 'console' },
  platform: { graphqlUrl: 'https://api.example/graphql', restUrl: 'https://api.example' },
  storage: { region: 'eu-west-1', bucket: 'files', downloadHosts: [], credentials: 'none' },
})
const PDF = Buffer.from('%PDF-1.7\nAn invoice\n%%EOF\n')
const headers = { 'content-length': String(PDF.byteLength), etag: '"1"' }
const invoice = {
  siteId: 'site-1',
  domain: 'aditi.example',
  companyName: 'Aditi Kitchen',
  transactionId: 'TXN-1',
  number: 'INV-1',
  date: 1_700_000_000,
  amount: 50_000,
  currency: 'INR',
  object: { key: 'invoices/1.pdf' },
}

async function start() {
  const session = { owner: 'asha' }
  const owner = () => session.owner
  const vault = await provenVault(new MemoryKeychain())
  const notified: Download[] = []
  const files = new FileLibrary(owner, (download) => notified.push(download))
  const library = new InvoiceLibrary({
    identity: { owner },
    store: libraryStore({ folder: join(folder, 'lists'), vault, announce: () => undefined, logger: silentLogger }),
    announce: () => undefined,
    usualFolder: () => join(folder, 'Invoices'),
    chooseFolder: async () => {
      session.owner = 'ben'
      return success(folder)
    },
    openPath: async () => success(undefined),
    showItemInFolder: async () => success(undefined),
    onChange: () => undefined,
    logger: silentLogger,
  })
  const storage = {
    exchange: async ({ method }: { readonly method: string }) => {
      if (method === 'HEAD') session.owner = 'ben'
      return new Response(method === 'HEAD' ? null : new Uint8Array(PDF), { headers: { ...headers, etag: session.owner === 'ben' ? etagForBen : '"1"' } })
    },
  }
  let etagForBen = '"1"'
  const downloads = new InvoiceDownloads({
    connection: { profile: () => profile },
    identity: { owner, token: async () => success('token') },
    storage,
    files,
    library,
    logger: silentLogger,
  })
  await downloads.start(invoice)
  await downloads.settled()
  expect(files.list()).toMatchObject([{ name: 'aditi.example INV-1.pdf', state: 'done' }])
  notified.length = 0
  const replaceInStorage = (): void => {
    etagForBen = '"2"'
  }
  return { session, downloads, files, library, notified, replaceInStorage }
}

const LEFT = { ok: false, error: { kind: 'signed-out', message: 'You signed out before the download began.' } }

test('an invoice of hers that is there is not handed to him', async () => {
  const { downloads, files } = await start()
  expect(await downloads.start(invoice)).toEqual(LEFT)
  expect(files.list()).toEqual([])
})

test('one that was replaced is not begun under his name', async () => {
  const { downloads, files, notified, replaceInStorage } = await start()
  replaceInStorage()
  expect(await downloads.start(invoice)).toEqual(LEFT)
  await downloads.settled()
  expect(files.list()).toEqual([])
  expect(notified).toEqual([])
})

test('the folder that she chooses does not become his', async () => {
  const { library, session } = await start()
  await library.chooseFolder()
  expect(session.owner).toBe('ben')
  expect(await library.folderFor('ben')).toEqual({ path: join(folder, 'Invoices'), isChosen: false })
  expect(await library.folderFor('asha')).toEqual({ path: folder, isChosen: true })
})
