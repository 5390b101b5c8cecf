import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { download, LibraryOnScreen } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

test('an invoice is shown by keyboard, with its text for readers, in light and dark, and gives the focus back', async ({ signedInAs, platform }) => {
  const [first] = (await storedInvoices(platform)) as [InvoiceToDownload]
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const library = await LibraryOnScreen.open(page)
  await download(page, [first])
  await page.keyboard.press('Escape')

  await test.step('by keyboard, and back', async () => {
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

  await test.step('in the dark', async () => {
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
    await page.emulateMedia({ colorScheme: 'light' })
  })
})
