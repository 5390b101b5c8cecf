import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { InvoiceLibrary } from './invoice-library.ts'
import type { StoredInvoice } from './library-store.ts'
import { libraryStore } from './library-store.ts'

const silent = () => undefined
const keychain = new MemoryKeychain()

let folder: string
let isLocked: boolean
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'))
  isLocked = false
})
afterEach(() => rm(folder, { recursive: true }))

/** One run of the console. */
async function start(): Promise<{ vault: Vault; library: InvoiceLibrary }> {
  const locked = new MemoryKeychain({ failing: 'Cannot create an item in a locked collection' })
  const vault = await provenVault(() => (isLocked ? locked : keychain))
  const store = libraryStore({ folder, vault, announce: silent, logger: silentLogger })
  const nothing = {
    chooseFolder: async () => success(null),
    openPath: async () => success(undefined),
    showItemInFolder: async () => success(undefined),
    onChange: silent,
    usualFolder: () => folder,
  }
  return { vault, library: new InvoiceLibrary({ identity: { owner: () => 'asha' }, store, ...nothing, announce: silent, logger: silentLogger }) }
}

const invoice = (transactionId: string): Omit<StoredInvoice, 'id' | 'savedAt'> => ({
  invoice: {
    siteId: 'site-1',
    domain: 'cafe.example',
    companyName: 'Cafe',
    transactionId,
    number: transactionId,
    date: 1_763_800_000,
    amount: 50_000,
    currency: 'INR',
    object: { bucket: 'invoices', key: `${transactionId}.pdf` },
  },
  invoiceAmount: null,
  etag: null,
  file: { path: join(folder, `${randomUUID()}.pdf`), bytes: 1, sha256: 'a'.repeat(64), modifiedAt: 1 },
})
const listed = async (library: InvoiceLibrary): Promise<readonly string[]> => {
  const list = await library.list()
  return list.ok ? list.value.entries.map(({ transactionId }) => transactionId).sort() : [list.error.message]
}

test('a list begun while the keychain was locked joins the one on the disk once it is unlocked', async () => {
  await (await start()).library.add('asha', invoice('TX-1'))
  isLocked = true
  const { vault, library } = await start()
  await library.add('asha', invoice('TX-2'))
  expect(await listed(library)).toEqual(['TX-2'])
  isLocked = false
  await vault.retry()
  expect(await listed(library)).toEqual(['TX-1', 'TX-2'])
  expect(await listed((await start()).library)).toEqual(['TX-1', 'TX-2'])
})
