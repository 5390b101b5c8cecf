import type { Locator, Page } from '@playwright/test'
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import type { MoneyOperation } from '#shared/domain/payment.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'

const ARRIVED = 'Confirmed: the platform has recorded it. Nothing needs to be sent again.'

const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('alertdialog', { name, exact: true })
const press = (where: Locator, name: string | RegExp): Promise<void> => where.getByRole('button', { name }).click()

test('a transaction id, an invoice, a one-time service and a subscription whose answers are lost: each found, each once', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const { siteId } = await stored.site(
    ({ channelPartnerId, siteRecurringConfig, basicSiteSetting }) =>
      !channelPartnerId && siteRecurringConfig?.siteServices?.length > 0 && basicSiteSetting?.curr === 'INR',
  )
  const site = (await stored.sitesWith('INR', 100)).find((each) => each['siteId'] === siteId) as Stored
  await stored.recharge(site, [123_00, 456_00])
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })

  /** Presses twice under a fault of which the platform's part is done, and closes what then says that it arrived. */
  const confirm = async (operation: MoneyOperation, fault: FaultRequest['fault'], confirmation: Locator, label: string): Promise<void> => {
    await expect(confirmation).toContainText(site['domain'])
    control.addFault({ operation, fault })
    await confirmation.getByRole('button', { name: label, exact: true }).dblclick()
    await expect(confirmation).toContainText(ARRIVED)
    await expect(confirmation.getByRole('button', { name: label, exact: true })).toHaveCount(0)
    expect(control.calls(operation)).toHaveLength(1)
    await picture(page, `found-${operation}`)
    await confirmation.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(confirmation).toBeHidden()
  }

  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const row = dialog.getByRole('grid', { name: 'Credit Transactions' }).getByRole('row').filter({ hasText: 'Booking 2' })
  await test.step('a transaction id, truncated', async () => {
    await press(row, /^Generate transaction id/)
    await confirm('GenerateTransactionId', 'truncated', sheet(page, 'Generate transaction id'), 'Generate')
    const booking = (await stored.transactions(site['siteId'])).find(({ note }) => note === 'Booking 2')
    expect(booking?.['transactionId']).toEqual(expect.stringMatching(/^TXN/))
    await expect(row).toContainText(booking?.['transactionId'])
  })

  await test.step('an invoice, dropped after it was made', async () => {
    await press(row, /^Create invoice/)
    const form = sheet(page, 'Generate Invoice')
    for (const [name, value] of [
      ['Company Name', 'Aditi Kitchen'],
      ['Customer Name', 'Aditi'],
      ['Mobile', '9876543210'],
    ] as const)
      await form.getByRole('textbox', { name }).fill(value)
    await confirm('GenerateSiteInvoice', 'drop-after-commit', sheet(page, 'Generate Invoice'), 'Generate Invoice')
    const booking = (await stored.transactions(site['siteId'])).find(({ note }) => note === 'Booking 2')
    const invoiceId = booking?.['attachedInvoice'].invoiceId
    await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
    await expect(row).toContainText(invoiceId)
  })

  await test.step('a one-time service, of another shape', async () => {
    const before = await stored.extras(siteId)
    await dialog.getByRole('tab', { name: 'One Time Services' }).click()
    const service = dialog.getByRole('group', { name: 'One-time service 1' })
    await service.getByRole('combobox', { name: 'Service' }).selectOption('LOGO DESIGN')
    await service.getByRole('textbox', { name: 'Note' }).fill('Lost answer')
    await press(dialog, 'Create')
    await confirm('CreateSiteExtraService', 'wrong-shape', sheet(page, 'Create one-time service'), 'Create')
    const after = await stored.extras(siteId)
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({ serviceName: 'LOGO DESIGN', note: expect.stringMatching(/^Lost answer \[ref [0-9a-f]{8}\]$/), amt: 250_000 })
    await expect(service.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  })

  await test.step('a subscription, dropped after it was made', async () => {
    const before = await stored.plans(siteId)
    await dialog.getByRole('tab', { name: 'Manage Subscription' }).click()
    await press(dialog, 'Add Subscription Plan')
    const form = page.getByRole('dialog', { name: 'Add Subscription Plan' })
    await form.getByRole('combobox', { name: 'Plan' }).click()
    await page.locator('[role="option"]:not([aria-disabled="true"])').first().click()
    await form.getByRole('textbox', { name: 'Rate' }).fill('4711')
    await press(form, 'Add')
    await confirm('SubscribeSitePlanByAdminV2', 'drop-after-commit', sheet(page, /^Add /), 'Add plan')
    const after = await stored.plans(siteId)
    expect(after).toHaveLength(before.length + 1)
    expect(after.filter(({ amount }) => amount === 4711_00)).toHaveLength(1)
  })
})
