import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { dateText, formDateText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { whatDoesNotFit } from '../shell/fits.ts'
import { download, LibraryOnScreen } from './library-on-screen.ts'
import { storedInvoices } from './stored-invoices.ts'

test('invoices are found by the day they are from', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const invoices = await storedInvoices(platform)
  await download(page, invoices)
  await openAddress(page, '/invoice-library')
  const library = new LibraryOnScreen(page)
  const days = invoices.map(({ date }) => formDateText(date)).toSorted()
  const last = days.at(-1) ?? ''
  const onLast = invoices.filter(({ date }) => formDateText(date) === last) as [InvoiceToDownload]
  expect(onLast.length).toBeLessThan(invoices.length)
  await expect(library.count).toHaveText(`${invoices.length} of ${invoices.length}`)

  await page.getByRole('search', { name: 'Filter invoices' }).getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Date', exact: true }).click()
  await page.getByLabel('From').fill(last)
  await expect(library.count).toHaveText(`${onLast.length} of ${invoices.length}`)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'range')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('group', { name: `Date: from ${dateText(onLast[0].date)}` })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('date')).toBe(`${last}_`)
  await page.keyboard.press('x')
  await expect(library.count).toHaveText(`${invoices.length} of ${invoices.length}`)

  await test.step('with the details of one open nothing is cut in a small window', async () => {
    await library.row(onLast[0]).getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary', { name: `Details of ${onLast[0].number}` })).toBeVisible()
    const problems: string[] = []
    for (const [width, height] of [
      [1280, 800],
      [1024, 640],
      [853, 533],
    ] as const) {
      await page.setViewportSize({ width, height })
      problems.push(...(await whatDoesNotFit(page)).map((problem) => `${width}: ${problem}`))
      await picture(page, `library-peek-${width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(problems).toEqual([])
  })
})
