import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { decimalText, moneyText } from '../../expected-texts.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { BookingToInvoice, field, generateInvoice, press, rowOf, sheet } from './invoice-on-screen.ts'

/** Every file below a folder, by its path. */
const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .map((entry) => path.join(entry.parentPath, entry.name))

test('what was downloaded before an invoice was regenerated counts as replaced', async ({ signedInAs, platform, folders }) => {
  const booking = await BookingToInvoice.find(platform)
  const { site, stored, transaction, transactionId } = booking
  const booked = moneyText(transaction['amount'], 'INR')
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'transactions') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const invoiceId = await generateInvoice(dialog, booking, 'Accounts of Aditi')
  const again = sheet(page, 'Regenerate Invoice')

  await test.step('Download fetches the PDF that the transaction names [INV-011]', async () => {
    await press(rowOf(dialog, transactionId), `Download: ${invoiceId}`)
    const ready = page.getByText(/^Ready, /).first()
    await expect(ready).toBeVisible()
    // Left alone the tray goes by itself, and Escape would then close the dialog.
    await ready.hover()
    await expect.poll(() => filesBelow(folders.downloads)).toHaveLength(1)
    const [file] = await filesBelow(folders.downloads)
    const { bytes } = await stored.object((await booking.invoice())['invoicePdf'].key)
    expect((await readFile(file ?? '')).equals(bytes)).toBe(true)
    await picture(page, 'invoice-downloaded')
    await page.keyboard.press('Escape')
  })

  const changed = moneyText(Number(transaction['amount']) + 12_345, 'INR')
  await test.step('Regenerate at another amount', async () => {
    await press(rowOf(dialog, transactionId), `Regenerate: ${invoiceId}`)
    await field(again, 'Amount').fill(decimalText(Number(transaction['amount']) + 12_345))
    await again.getByRole('checkbox', { name: `${changed} for ${site['domain']} is right.` }).check()
    await press(again, 'Regenerate Invoice')
    await expect(toast(page, 'Invoice Generated Successfully')).toBeVisible()
    await dismissToasts(page)
    await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
  })

  await test.step('the library and the timeline name both amounts; the downloaded file counts as replaced until it is downloaded again', async () => {
    await press(dialog, 'Invoice Library')
    const row = page.getByRole('grid', { name: 'Invoices' }).getByRole('row').filter({ hasText: invoiceId })
    await expect(row).toContainText(booked)
    await expect(row).toContainText(`Replaced by ${invoiceId}, ${changed}`)
    await row.click()
    const details = page.getByRole('complementary')
    await expect(details).toContainText(`This invoice of ${booked} was replaced by ${invoiceId} of ${changed}. Download it again.`)
    await picture(page, 'library-replaced')
    await expectNoSeriousAxeViolations(page)
    await press(details, 'Download again')
    await expect(row).toContainText('Unchanged')
    await expect(row).toContainText(`Transaction ${booked}`)
    await expect(row).toContainText(changed)
    await picture(page, 'library-both-amounts')
    await dismissToasts(page)
    await openAddress(page, `/?history=${site['siteId']}`)
    await page.getByRole('dialog').getByRole('tab', { name: 'Timeline' }).click()
    await page.getByRole('searchbox', { name: 'Search the timeline' }).fill(invoiceId)
    const lines = page.getByRole('grid', { name: 'Timeline' }).getByRole('row')
    await expect(lines.filter({ hasText: `Invoice ${invoiceId}` })).toContainText(`Invoice ${changed}, transaction ${booked}`)
    await picture(page, 'timeline-both-amounts')
    await openAddress(page, '/')
    await PaymentDetailsOnScreen.open(page, site, 'transactions')
  })

  await test.step('"Download all" fetches every invoice of the site', async () => {
    const all = (await stored.transactions(site['siteId'])).filter(({ attachedInvoice }) => attachedInvoice !== null)
    await press(dialog, `Download all (${all.length})`)
    // The one that was regenerated has the file from before beside it.
    await expect.poll(() => filesBelow(folders.downloads)).toHaveLength(all.length + 1)
    await press(dialog, 'Invoice Library')
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: invoiceId }).first()).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeVisible()
  })
})
