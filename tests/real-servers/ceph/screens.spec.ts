import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LocalPlatform } from '#local-platform/start.ts'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { controlOf } from '../../e2e/faults/control.ts'
import type { Folders, OpenConsole, OpenOptions } from '../../e2e/fixtures.ts'
import { download, fileOf } from '../../e2e/invoices/library-on-screen.ts'
import { storedInvoices } from '../../e2e/invoices/stored-invoices.ts'
import { openAddress } from '../../e2e/open-address.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { logo, logoOf } from '../../e2e/site-forms/create/logo-field.ts'
import { webpSize } from '../../e2e/site-forms/webp.ts'
import { onlyFile } from '../../e2e/sites/read-files.ts'
import { expect, test } from '../engines.ts'
import { BUCKET, FOREIGN_BUCKET, type ShopStorage } from './shop-storage.ts'

test.use({ ownConsole: true })

const ADMIN = 'admin@demo.example'
const LINK_OVER = 'The link that the platform gave had expired already. Try again; if it happens again, tell the administrator of the platform.'

interface Opening {
  readonly openConsole: (options: OpenOptions) => Promise<OpenConsole>
  readonly platform: LocalPlatform
  readonly folders: Folders
  readonly storage: ReturnType<ShopStorage['settings']>
}

/** A console whose files are in Ceph, and all else in the local platform. */
async function openWith({ openConsole, platform, folders, storage }: Opening): Promise<OpenConsole> {
  const profileFile = path.join(path.dirname(folders.userData), 'ceph.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, storage }))
  const console = await openConsole({ profileFile })
  await signIn(console, ADMIN)
  await expect(console.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  return console
}

test('a logo is stored and shown', async ({ openConsole, platform, folders, ceph }) => {
  const { page } = await openWith({ openConsole, platform, folders, storage: ceph.settings('platform') })
  const field = logoOf(page)
  await openAddress(page, '/create-site')
  await page.getByLabel('Sub Domain').fill('aditi')
  await field.file.setInputFiles(logo)
  await expect(field.stored).toBeVisible()
  const shown = field.preview.locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  const [key = ''] = await ceph.keys('aditi/site/')
  expect(key).toMatch(/^aditi\/site\/[\da-f-]{36}$/)
  expect(webpSize(await ceph.get(key))).toEqual({ width: 600, height: 200 })
})

test('a bucket of somebody else takes no logo', async ({ openConsole, platform, folders, ceph }) => {
  const { page } = await openWith({ openConsole, platform, folders, storage: ceph.settings('platform', FOREIGN_BUCKET) })
  await openAddress(page, '/create-site')
  await page.getByLabel('Sub Domain').fill('aditi')
  await logoOf(page).file.setInputFiles(logo)
  await expect(page.getByText('The storage refused the file (AccessDenied). Nothing was stored.').first()).toBeVisible()
})

for (const credentials of ['platform', 'identity-pool'] as const) {
  test(`an invoice is downloaded as it is, let in by ${credentials}; an ended link is said`, async ({ openConsole, platform, folders, ceph }) => {
    const [first, second] = (await storedInvoices(platform)) as [InvoiceToDownload, InvoiceToDownload]
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)])
    for (const { object } of [first, second]) await ceph.put(object.key, Uint8Array.from(pdf))
    const { page } = await openWith({ openConsole, platform, folders, storage: ceph.settings(credentials) })
    expect(await download(page, [first])).toEqual(['done'])
    expect(await readFile(fileOf(folders, first))).toEqual(pdf)
    ceph.access.linkAge = 3600
    expect(await download(page, [second])).toEqual([credentials === 'platform' ? LINK_OVER : 'done'])
    ceph.access.linkAge = 0
  })
}

test('an export of 300 MB arrives whole by its link; an ended link is said', async ({ openConsole, platform, folders, ceph }) => {
  const rows = randomBytes(300_000_000)
  await ceph.put('exports/all-sites.csv', new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength))
  const { page } = await openWith({ openConsole, platform, folders, storage: ceph.settings('platform') })
  const newest = page.getByRole('group', { name: 'Files' }).getByRole('listitem').first()
  const ask = async (linkAge: number): Promise<void> => {
    ceph.access.linkAge = linkAge
    const body = { data: { downloadAllSites: await ceph.access.link(BUCKET, 'exports/all-sites.csv') } }
    ceph.access.linkAge = 0
    controlOf(platform).addFault({ operation: 'DownloadAllSites', fault: 'wrong-shape', body })
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('menuitem', { name: 'All Sites' }).click()
  }
  await ask(0)
  await expect(newest).toContainText(/Ready, 300/, { timeout: 120_000 })
  const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
  expect(digest(await readFile(await onlyFile(folders.downloads, /^all-sites.*\.csv$/)))).toBe(digest(rows))
  await page.keyboard.press('Escape')
  await ask(3600)
  await expect(newest).toContainText(LINK_OVER)
})
