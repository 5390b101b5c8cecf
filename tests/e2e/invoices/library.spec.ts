import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { dateText, decimalText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { plainTextIn } from '../faults/user-data.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { PaymentDetailsOnScreen } from '../payments/payment-details.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { download, LibraryOnScreen, tray } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

/** A long name as a row shows it. */
const cutAt40 = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}...` : name)

test.use({ ownConsole: true })

test('the invoice library: downloaded, found, shown, printed, checked, and there without a network', async ({ openConsole, platform, folders }) => {
  const control = controlOf(platform)
  const folder = path.dirname(folders.userData)
  const [printed, opened, chosen] = ['printed.pdf', 'opened.txt', 'chosen.txt'].map((name) => path.join(folder, name)) as [string, string, string]
  const environment = { ADMIN_CONSOLE_PRINT: printed, ADMIN_CONSOLE_OPENED: opened, ADMIN_CONSOLE_CHOOSE_FOLDER: chosen }
  const invoices = await storedInvoices(platform)
  const [first, second, third] = invoices as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
  const fileOf = ({ domain, number }: InvoiceToDownload) => path.join(folders.downloads, 'Invoices', `${domain} ${number}.pdf`)
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()

  await test.step('an empty library says what to do; the palette leads to it', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('invoice lib')
    await page.getByRole('option', { name: /^Invoice Library/ }).click()
    await expect(screenTitle(page)).toHaveText('Invoice Library')
    await expect(page.getByRole('heading', { name: 'No invoice was downloaded yet' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
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
    expect((await readFile(fileOf(first))).subarray(0, 5).toString()).toBe('%PDF-')
    await page.keyboard.press('Escape')
    await expect(tray(page)).toBeHidden()
    await details.close()
    await page.getByRole('button', { name: 'Files', exact: true }).click()
    await tray(page).getByRole('link', { name: 'Invoice library' }).click()
    await expect(screenTitle(page)).toHaveText('Invoice Library')
  })
  const library = new LibraryOnScreen(page)

  await test.step('lists site, number, date and amount; nothing is fetched twice', async () => {
    const row = library.row(first)
    for (const text of [cutAt40(first.companyName), first.number, dateText(first.date), moneyText(first.amount, first.currency), 'Unchanged']) {
      await expect(row).toContainText(text)
    }
    expect(new Set(await download(page, invoices))).toEqual(new Set(['already there', 'done']))
    await expect(library.count).toHaveText(`${invoices.length} of ${invoices.length}`)
    expect(control.calls('storage.getObject')).toHaveLength(invoices.length)
    expect(await readdir(path.join(folders.downloads, 'Invoices'))).toHaveLength(invoices.length)
    await page.keyboard.press('Escape')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'library')
  })

  await test.step('is searched by each of them, and the address keeps it', async () => {
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

  await test.step('is shown by keyboard, with its text for readers, and gives the focus back', async () => {
    await library.search.fill(first.number)
    await library.row(first).getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary', { name: `Details of ${first.number}` })).toContainText(first.transactionId)
    await picture(page, 'library-peek')
    await page.keyboard.press('Enter')
    const sheet = library.viewer.getByRole('region', { name: 'Page 1 of 1' })
    await expect(sheet).toHaveAttribute('aria-busy', 'false')
    await expect(sheet).toContainText(first.number)
    await expect(sheet).toContainText(first.transactionId)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'viewer')
    await library.viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect(sheet).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Escape')
    await expect(library.viewer).toBeHidden()
    await expect(library.grid.locator(':focus')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('view')).toBeNull()
    await page.keyboard.press('Escape')
  })

  await test.step('is printed, one page a sheet, and nothing of the window with it', async () => {
    await library.choose(first, 'Print')
    await expect.poll(() => readFile(printed).catch(() => null)).not.toBeNull()
    expect((await PDFDocument.load(new Uint8Array(await readFile(printed)))).getPageCount()).toBe(1)
    await expect(library.viewer.getByRole('button', { name: 'Print', exact: true })).toBeEnabled()
    await library.viewer.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('is opened with the program of the computer', async () => {
    await library.choose(first, 'Open with the PDF program')
    await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toBe(`${fileOf(first)}\n`)
    await library.search.fill('')
  })

  await test.step('files that are missing or changed are shown as such, are not opened, and come again', async () => {
    await rm(fileOf(second))
    await appendFile(fileOf(third), 'changed')
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
    expect(await readFile(fileOf(third), 'latin1')).toMatch(/changed$/)
    expect(await readdir(path.dirname(fileOf(third)))).toContain(`${third.domain} ${third.number} (1).pdf`)
  })

  await test.step('one is taken off the list; its file stays', async () => {
    await library.choose(third, 'Remove from the list')
    await expect(page.getByText('Sure to remove from the list?')).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(library.row(third)).toBeHidden()
    expect(await readdir(path.dirname(fileOf(third)))).toContain(`${third.domain} ${third.number} (1).pdf`)
    await library.search.fill('')
  })

  await test.step('another folder is chosen: new invoices go there', async () => {
    const papers = path.join(folder, 'Papers')
    await mkdir(papers)
    await writeFile(chosen, papers)
    await page.getByRole('button', { name: 'Folder: Invoices' }).click()
    await expect(page.getByRole('button', { name: 'Folder: Papers' })).toBeVisible()
    expect(await download(page, [third])).toEqual(['done'])
    expect(await readdir(papers)).toEqual([`${third.domain} ${third.number}.pdf`])
    await dismissToasts(page)
    await page.keyboard.press('Escape')
    await expect(tray(page)).toBeHidden()
  })

  await test.step('dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await library.search.fill(first.number)
    await library.row(first).getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectReadableColours(page)
    await picture(page, 'library-dark')
    await page.keyboard.press('Enter')
    await expect(library.viewer.getByRole('region', { name: 'Page 1 of 1' })).toHaveAttribute('aria-busy', 'false')
    await expectReadableColours(page)
    await picture(page, 'viewer-dark')
    await page.keyboard.press('Escape')
  })

  await console.close()
  // What was searched for stands in the address, which Chromium's own window remembers.
  expect(await plainTextIn(folders.userData, [third.transactionId, third.object.key, 'Papers'])).toEqual([])
  // Without a keychain the list ends with the console, and nobody is signed in.
  if (!HAS_KEYCHAIN) return

  await test.step('started without a network: the list, its folder and its invoices are there', async () => {
    await control.goDown()
    const offline = await openConsole({ environment })
    await expect(offline.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    const there = await LibraryOnScreen.open(offline.page, `?q=${first.number}`)
    await expect(there.count).toHaveText(`1 of ${invoices.length}`)
    await expect(offline.page.getByRole('button', { name: 'Folder: Papers' })).toBeVisible()
    await there.row(first).getByRole('gridcell').nth(1).dblclick()
    await expect(there.viewer.getByRole('region', { name: 'Page 1 of 1' })).toContainText(first.number)
    await picture(offline.page, 'viewer-offline')
  })
})
