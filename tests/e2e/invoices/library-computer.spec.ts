import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { plainTextIn } from '../faults/user-data.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { signIn } from '../sign-in.ts'
import { download, fileOf, LibraryOnScreen, tray } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

// What the computer is asked for is told to the console when it starts.
test.use({ ownConsole: true })

test('invoices are printed, opened and put where the user wants them', async ({ openConsole, platform, folders }) => {
  const folder = path.dirname(folders.userData)
  const [printed, opened, chosen] = ['printed.pdf', 'opened.txt', 'chosen.txt'].map((name) => path.join(folder, name)) as [string, string, string]
  const environment = { ADMIN_CONSOLE_PRINT: printed, ADMIN_CONSOLE_OPENED: opened, ADMIN_CONSOLE_CHOOSE_FOLDER: chosen }
  const [first, , third] = (await storedInvoices(platform)) as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const library = await LibraryOnScreen.open(page)
  await download(page, [first])
  await page.keyboard.press('Escape')

  await test.step('an invoice is printed, one page a sheet, and nothing of the window with it', async () => {
    await library.choose(first, 'Print')
    await expect.poll(() => readFile(printed).catch(() => null)).not.toBeNull()
    expect((await PDFDocument.load(new Uint8Array(await readFile(printed)))).getPageCount()).toBe(1)
    await expect(library.viewer.getByRole('button', { name: 'Print', exact: true })).toBeEnabled()
    await library.viewer.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('an invoice is opened with the program of the computer', async () => {
    await library.choose(first, 'Open in another program')
    await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toBe(`${fileOf(folders, first)}\n`)
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

  await console.close()
  // What was searched for stands in the address, which Chromium's own window remembers.
  expect(await plainTextIn(folders.userData, [third.transactionId, third.object.key, 'Papers'])).toEqual([])
})
