import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expectAccessibleToo, expectNoSeriousAxeViolations } from '../axe.ts'
import { dateText, decimalText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen } from '../payments/payment-details.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { download, fileOf, LibraryOnScreen, tray } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

/** A long name as a row shows it. */
const cutAt40 = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}...` : name)

test('the library is empty at first, lists what was downloaded, and nothing is fetched twice', { tag: '@daily' }, async ({ signedInAs, platform, folders }) => {
  const invoices = (await storedInvoices(platform)).slice(0, 3)
  const [first] = invoices as [InvoiceToDownload]
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()

  await test.step('an empty library says what to do; the palette leads to it', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('invoice lib')
    await page.getByRole('option', { name: /^Invoice Library/ }).click()
    await expect(screenTitle(page)).toHaveText('Invoice Library')
    await expect(page.getByRole('heading', { name: 'No invoice was downloaded yet' })).toBeVisible()
    await expectAccessibleToo(page)
    await picture(page, 'library-empty')
  })

  await test.step('the invoice of a transaction is downloaded; the tray leads to the library [INV-011]', async () => {
    const details = await PaymentDetailsOnScreen.open(page, { siteId: first.siteId, domain: first.domain }, 'transactions')
    await details.dialog.getByRole('button', { name: `Download: ${first.number}` }).click()
    const file = tray(page).getByRole('listitem').first()
    await expect(file).toContainText(`${first.domain} ${first.number}.pdf`)
    // Left alone the tray goes by itself, and Escape would then close the dialog.
    await file.hover()
    await expect(file).toContainText(/Ready, /)
    expect((await readFile(fileOf(folders, first))).subarray(0, 5).toString()).toBe('%PDF-')
    await page.keyboard.press('Escape')
    await expect(tray(page)).toBeHidden()
    await details.close()
    await page.getByRole('button', { name: 'Files', exact: true }).click()
    await tray(page).getByRole('link', { name: 'Invoice Library' }).click()
    await expect(screenTitle(page)).toHaveText('Invoice Library')
  })

  await test.step('lists site, number, date and amount; nothing is fetched twice', async () => {
    const library = new LibraryOnScreen(page)
    const row = library.row(first)
    for (const text of [cutAt40(first.companyName), first.number, dateText(first.date), moneyText(first.amount, first.currency), 'Unchanged']) {
      await expect(row).toContainText(text)
    }
    expect(new Set(await download(page, invoices))).toEqual(new Set(['already there', 'done']))
    await expect(library.count).toHaveText(`${invoices.length} of ${invoices.length}`)
    expect(controlOf(platform).calls('storage.getObject')).toHaveLength(invoices.length)
    expect(await readdir(path.join(folders.downloads, 'Invoices'))).toHaveLength(invoices.length)
    await page.keyboard.press('Escape')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'library')
    await library.search.fill(first.number)
    await expect(library.count).toHaveText(`1 of ${invoices.length}`)
  })
})

test('the library is searched by site, number, date and amount, and the address keeps it', async ({ signedInAs, platform }) => {
  const invoices = await storedInvoices(platform)
  const [, second] = invoices as [InvoiceToDownload, InvoiceToDownload]
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const library = await LibraryOnScreen.open(page)
  await download(page, invoices)
  for (const text of [second.companyName, second.number, dateText(second.date), decimalText(second.amount)]) {
    await library.search.fill(text)
    await expect(library.row(second)).toBeVisible()
    await expect(library.count).not.toHaveText(`${invoices.length} of ${invoices.length}`)
  }
  await library.search.fill(second.number)
  await expect(library.count).toHaveText(`1 of ${invoices.length}`)
  expect(new URL(page.url()).searchParams.get('q')).toBe(second.number)
  await library.search.fill('no such invoice')
  await expect(page.getByRole('heading', { name: 'No invoice matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(library.count).toHaveText(`${invoices.length} of ${invoices.length}`)
})
