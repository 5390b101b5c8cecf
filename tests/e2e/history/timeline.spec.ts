import type { Locator } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import { openHistory, storedEvents } from './site-history.ts'

const timeline = (dialog: Locator): Locator => dialog.getByRole('grid', { name: 'Timeline' })
const kindButton = (dialog: Locator, kind: string): Locator =>
  dialog.getByRole('group', { name: 'Kinds' }).getByRole('button', { name: new RegExp(`^${kind}, `) })

/** The texts of a column in the drawn rows. */
const column = (dialog: Locator, index: number): Promise<string[]> =>
  timeline(dialog).evaluate(
    (grid, place) =>
      Array.from(
        grid.querySelectorAll('[role="row"][data-index]:not(:has([role="columnheader"]))'),
        (row) => row.querySelector(`[aria-colindex="${place}"]`)?.textContent ?? '',
      ),
    index,
  )
// Behind the checkbox, the details and the date.
const KIND = 4

test('the timeline of a site: notes, set-up, recharges, invoices and services in one list', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.some(({ attachedInvoice }) => attachedInvoice !== null))
  const { siteId, domain } = site as { siteId: string; domain: string }
  const events = await storedEvents(platform, siteId)
  const transactions = await stored.transactions(siteId)
  const invoices = transactions.filter(({ attachedInvoice }) => attachedInvoice !== null)
  const extras = await stored.extras(siteId)
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const dialog = await openHistory(page, { siteId, domain })

  await test.step('one list of all kinds, with dates and who', async () => {
    await dialog.getByRole('tab', { name: 'Timeline' }).click()
    const manual = events.filter(({ eventType, eventName }) => eventType === 'MANUAL' && eventName !== 'Setup')
    await expect(kindButton(dialog, 'Note')).toHaveAccessibleName(`Note, ${manual.length}`)
    await expect(kindButton(dialog, 'Setup')).toHaveAccessibleName(`Setup, ${events.length - manual.length}`)
    await expect(kindButton(dialog, 'Recharge')).toHaveAccessibleName(`Recharge, ${transactions.length}`)
    await expect(kindButton(dialog, 'Invoice')).toHaveAccessibleName(`Invoice, ${invoices.length}`)
    const services = async () => Number((await kindButton(dialog, 'Service').getAttribute('aria-label'))?.split(', ')[1])
    await expect.poll(services).toBeGreaterThanOrEqual(extras.length)
    await picture(page, 'timeline')
    await expectNoSeriousAxeViolations(page)
  })

  await test.step('filtered by kind, kept in the address', async () => {
    await kindButton(dialog, 'Recharge').click()
    await kindButton(dialog, 'Invoice').click()
    await expect.poll(async () => [...new Set(await column(dialog, KIND))].toSorted()).toEqual(['Invoice', 'Recharge'])
    const [newest] = transactions
    await expect(timeline(dialog).getByRole('row').filter({ hasText: newest?.['note'] }).first()).toContainText(moneyText(newest?.['amount'], 'INR'))
    await expect(timeline(dialog).getByRole('row').filter({ hasText: newest?.['note'] }).first()).toContainText('Admin')
    expect(new URL(page.url()).searchParams.getAll('timeline.kind')).toEqual(['recharge', 'invoice'])
    await page.reload()
    await expect.poll(async () => [...new Set(await column(dialog, KIND))].toSorted()).toEqual(['Invoice', 'Recharge'])
    await dialog.getByRole('searchbox', { name: 'Search the timeline' }).fill('no such thing')
    await dialog.getByRole('button', { name: 'Clear all filters' }).click()
    await expect(kindButton(dialog, 'Recharge')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('what a row says in full stands below it', async () => {
    await dialog.getByRole('searchbox', { name: 'Search the timeline' }).fill(invoices[0]?.['attachedInvoice'].invoiceId)
    await timeline(dialog)
      .getByRole('button', { name: /^Details of Invoice/ })
      .click()
    await expect(
      timeline(dialog)
        .getByText(/^of the recharge of /)
        .last(),
    ).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'timeline-dark')
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a part that cannot be had is said beside the rest', async () => {
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    expect(new URL(page.url()).searchParams.has('history')).toBe(false)
    control.addFault({ operation: 'GetSubscriptionPlansBySiteId', fault: 'graphql-error', message: 'PLANS_NOT_READY' })
    await openHistory(page, { siteId, domain })
    await dialog.getByRole('tab', { name: 'Timeline' }).click()
    await expect(dialog.getByText('The plans could not be loaded.')).toBeVisible()
    await expect(timeline(dialog).getByRole('row').nth(1)).toBeVisible()
    await picture(page, 'timeline-part')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText('The plans could not be loaded.')).toBeHidden()
  })
})
