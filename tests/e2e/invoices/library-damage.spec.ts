import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { download, fileOf, LibraryOnScreen } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

test.use({ ownConsole: true })

// Without a keychain the list ends with the console.
if (HAS_KEYCHAIN) {
  test('a list of invoices that cannot be read is said, and the files stay', async ({ signedInAs, openConsole, platform, folders }) => {
    const [invoice] = (await storedInvoices(platform)) as [InvoiceToDownload]
    const console = await signedInAs('ADMIN')
    await expect(console.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await LibraryOnScreen.open(console.page)
    expect(await download(console.page, [invoice])).toEqual(['done'])
    await console.close()
    const lists = path.join(folders.userData, 'invoices')
    const [list = ''] = await readdir(lists)

    await test.step('a list that cannot be read is said, and read again', async () => {
      const aside = path.join(lists, 'aside')
      await rename(path.join(lists, list), aside)
      await mkdir(path.join(lists, list))
      const again = await openConsole()
      await expect(again.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      await openAddress(again.page, '/invoice-library')
      await expect(again.page.getByRole('heading', { name: 'The invoice library could not be read.' })).toBeVisible()
      await expectNoSeriousAxeViolations(again.page)
      await picture(again.page, 'library-failed')
      await rm(path.join(lists, list), { recursive: true })
      await rename(aside, path.join(lists, list))
      await again.page.getByRole('button', { name: 'Retry' }).click()
      await expect(new LibraryOnScreen(again.page).count).toHaveText('1 of 1')
      await again.close()
    })

    await test.step('a damaged list is dropped and said; the files stay', async () => {
      await writeFile(path.join(lists, list), 'half of a')
      const after = await openConsole()
      await LibraryOnScreen.open(after.page)
      await expect(after.page.getByRole('heading', { name: 'No invoice was downloaded yet' })).toBeVisible()
      await expect(after.page.getByText('The list of your downloaded invoices was damaged and had to be dropped.', { exact: false }).first()).toBeVisible()
      expect((await stat(path.join(lists, `${list}.damaged`))).isFile()).toBe(true)
      expect((await stat(fileOf(folders, invoice))).isFile()).toBe(true)
    })
  })
}
