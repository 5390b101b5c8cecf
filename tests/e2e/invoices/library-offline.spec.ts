import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'
import { download, LibraryOnScreen } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

test.use({ ownConsole: true })

// Without a keychain the list ends with the console, and nobody is signed in.
if (HAS_KEYCHAIN) {
  test('started without a network: the invoice library, the folder that was chosen and its invoices are there', async ({ openConsole, platform, folders }) => {
    const folder = path.dirname(folders.userData)
    const chosen = path.join(folder, 'chosen.txt')
    const papers = path.join(folder, 'Papers')
    await mkdir(papers)
    await writeFile(chosen, papers)
    const environment = { ADMIN_CONSOLE_CHOOSE_FOLDER: chosen }
    const [first, , third] = (await storedInvoices(platform)) as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
    const console = await openConsole({ environment })
    await signIn(console, 'admin@demo.example')
    await expect(console.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await LibraryOnScreen.open(console.page)
    expect(await download(console.page, [first])).toEqual(['done'])
    await console.page.keyboard.press('Escape')
    await console.page.getByRole('button', { name: 'Folder: Invoices' }).click()
    await expect(console.page.getByRole('button', { name: 'Folder: Papers' })).toBeVisible()
    expect(await download(console.page, [third])).toEqual(['done'])
    await console.close()

    await controlOf(platform).goDown()
    const { page } = await openConsole({ environment })
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    const there = await LibraryOnScreen.open(page, `?q=${first.number}`)
    await expect(there.count).toHaveText('1 of 2')
    await expect(page.getByRole('button', { name: 'Folder: Papers' })).toBeVisible()
    await there.row(first).getByRole('gridcell').nth(1).dblclick()
    await expect(there.viewer.getByRole('region', { name: 'Page 1 of 1' })).toContainText(first.number)
    await picture(page, 'viewer-offline')
  })
}
