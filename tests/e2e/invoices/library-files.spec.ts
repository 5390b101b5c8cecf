import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { download, fileOf, LibraryOnScreen, tray } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

test('files that are missing or changed are shown as such, are not opened, and come again', async ({ signedInAs, platform, folders }) => {
  const [, second, third] = (await storedInvoices(platform)) as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const library = await LibraryOnScreen.open(page)
  await download(page, [second, third])
  await page.keyboard.press('Escape')
  await rm(fileOf(folders, second))
  await appendFile(fileOf(folders, third), 'changed')
  await library.lookAgain()
  await library.search.fill(second.number)
  await expect(library.row(second)).toContainText('Missing')
  await library.search.fill(third.number)
  await expect(library.row(third)).toContainText('Changed')
  await library
    .row(third)
    .getByLabel(/^Actions for/)
    .click()
  await expect(page.getByRole('menuitem', { name: /^View/ })).toBeDisabled()
  await picture(page, 'library-changed')
  await page.keyboard.press('Escape')
  for (const invoice of [second, third]) {
    await library.search.fill(invoice.number)
    await library.choose(invoice, 'Download again')
    await expect(library.row(invoice)).toContainText('Unchanged')
    // The tray of files, which opened by itself, lies over the rows.
    await page.keyboard.press('Escape')
    await expect(tray(page)).toBeHidden()
  }
  expect(await readFile(fileOf(folders, third), 'latin1')).toMatch(/changed$/)
  expect(await readdir(path.dirname(fileOf(folders, third)))).toContain(`${third.domain} ${third.number} (1).pdf`)
})

test('an invoice is taken off the list; its file stays', async ({ signedInAs, platform, folders }) => {
  const [first, , third] = (await storedInvoices(platform)) as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const library = await LibraryOnScreen.open(page)
  await download(page, [first, third])
  await page.keyboard.press('Escape')
  await expect(library.row(third)).toBeVisible()
  await library.choose(third, 'Remove from the list')
  await expect(page.getByText('Sure to remove from the list?')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(library.row(third)).toBeHidden()
  expect(await readdir(path.dirname(fileOf(folders, third)))).toContain(`${third.domain} ${third.number}.pdf`)
  await library.search.fill('')
})
