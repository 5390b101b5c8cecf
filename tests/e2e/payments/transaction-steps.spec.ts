import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expectReadableColours } from '../axe.ts'
import { dateTimeText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { tray } from '../invoices/library-on-screen.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { toast } from './payment-details.ts'
import { StoredWallets } from './stored-wallet.ts'
import { gridOf, linksOf, openTab, rowWith } from './transactions-on-screen.ts'

test('a credit transaction offers its next step: an id, an invoice, or what its invoice is for', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWithEveryStep()
  const all = await stored.transactions(site['siteId'])
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const dialog = await openTab(page, site)

  const find = (holds: (transaction: Stored) => boolean): Stored => {
    const transaction = all.find(holds)
    if (transaction === undefined) throw new Error('No such transaction')
    return transaction
  }
  await test.step('without a transaction id one is generated, once, and the form follows [INV-004] [INV-010] [CALL-048]', async () => {
    const transaction = find(({ transactionId }) => transactionId === null)
    const row = gridOf(dialog)
      .getByRole('row')
      .filter({ hasText: dateTimeText(transaction['createdAt']) })
    expect(await linksOf(row)).toEqual(['Generate transaction id'])
    await row.getByRole('button', { name: /^Generate transaction id/ }).click()
    const confirmation = page.getByRole('alertdialog', { name: 'Generate transaction id' })
    await expect(confirmation).toContainText(moneyText(transaction['amount'], 'INR'))
    await expect(confirmation).toContainText(site['domain'])
    await picture(page, 'transaction-id')
    await confirmation.getByRole('button', { name: 'Generate', exact: true }).dblclick()
    await expect(toast(page, 'Transaction id generated')).toBeVisible()
    expect(control.sent('GenerateTransactionId')).toEqual([{ id: transaction['id'] }])
    const after = (await stored.transactions(site['siteId'])).find(({ id }) => id === transaction['id'])
    const form = page.getByRole('alertdialog', { name: 'Generate Invoice' })
    await expect(form).toContainText(after?.['transactionId'])
    await expect(form.getByRole('textbox', { name: 'Company Name' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toContainText(after?.['transactionId'])
    await expect.poll(() => linksOf(row)).toEqual(['Create invoice'])
    await expect(row.getByRole('button', { name: /^Create invoice/ }), 'the focus stays at the step').toBeFocused()
  })

  await test.step('with a transaction id the form of its invoice is offered [INV-005]', async () => {
    const transaction = find(({ transactionId, attachedInvoice }) => transactionId !== null && attachedInvoice === null)
    const row = rowWith(dialog, transaction['transactionId'])
    expect(await linksOf(row)).toEqual(['Create invoice'])
    await row.getByRole('button', { name: /^Create invoice/ }).click()
    const form = page.getByRole('alertdialog', { name: 'Generate Invoice' })
    await expect(form).toContainText(transaction['transactionId'])
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('with an invoice: download, send via WhatsApp, regenerate [INV-006]', async () => {
    const transaction = find(({ attachedInvoice }) => attachedInvoice !== null)
    expect(await linksOf(rowWith(dialog, transaction['attachedInvoice'].invoiceId))).toEqual(['View', 'Download', 'Send via WhatsApp', 'Regenerate'])
    const usual = page.viewportSize() ?? { width: 1440, height: 900 }
    await page.setViewportSize({ width: 1280, height: 800 })
    const beyond = await gridOf(dialog).evaluate((grid) => grid.scrollWidth - grid.clientWidth)
    await page.setViewportSize(usual)
    expect(beyond, 'none of them is cut at 1280').toBe(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'transactions-dark')
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('an invoice whose file has no region is fetched from the region of the profile [ENT-024]', async () => {
    const rows = all.map(({ attachedInvoice, ...row }) => ({ ...row, attachedInvoice: attachedInvoice && withoutRegion(attachedInvoice) }))
    const { invoiceId } = find(({ attachedInvoice }) => attachedInvoice !== null)['attachedInvoice']
    await dialog.getByRole('button', { name: 'Close' }).click()
    control.addFault({ operation: 'GetSiteTransactionsBySite', fault: 'wrong-shape', body: { data: { getSiteTransactionsBySite: rows } }, times: 20 })
    const name = `${site['domain']} ${invoiceId}.pdf`
    await rowWith(await openTab(page, site), invoiceId)
      .getByRole('button', { name: /^Download/ })
      .click()
    await expect(tray(page).getByRole('button', { name: `Open ${name}` })).toBeVisible()
    expect(await readdir(path.join(folders.downloads, 'Invoices'))).toEqual([name])
  })
})

const withoutRegion = ({ invoicePdf, ...invoice }: Stored): Stored => ({ ...invoice, invoicePdf: { ...invoicePdf, region: null } })
