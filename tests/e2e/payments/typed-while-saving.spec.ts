import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { historyDialog, openHistory } from '../history/site-history.ts'
import type { Stored } from '../platform-user.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

const hasSite = (site: Stored): boolean =>
  site['channelPartnerId'] === null && (site['siteRecurringConfig']?.siteServices ?? []).some((service: Stored) => service['serviceName'] === 'SITE')

test('what is typed into the recurring services while they are saved is there after it, and unsaved', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(hasSite)
  const domain = site['domain'] as string
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'recurring') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'recurring')
  const rate = details.row('SITE').getByRole('textbox', { name: 'Rate' })
  await rate.fill('700')
  await details.note('Billing', 'Agreed')
  await details.save.click()
  control.addFault({ operation: 'UpdateSiteConfig', fault: 'delay', milliseconds: 60_000 })
  await page
    .getByRole('dialog', { name: /^Save the recurring services of / })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await rate.fill('800')
  await details.dialog.getByRole('textbox', { name: 'Notes' }).fill('Agreed anew')
  control.clearFaults()
  await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
  expect(await stored.service(domain, 'SITE')).toMatchObject({ charges: 70_000 })
  await expect(rate).toHaveValue('800')
  await expect(details.dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Agreed anew')
  await expect(details.save).toBeEnabled()

  await test.step('saved once more, under a category again, it goes through', async () => {
    await details.dialog.getByRole('combobox', { name: 'Category' }).selectOption('Billing')
    await details.save.click()
    await page
      .getByRole('dialog', { name: /^Save the recurring services of / })
      .getByRole('button', { name: 'Save', exact: true })
      .click()
    await expect.poll(async () => (await stored.service(domain, 'SITE'))['charges']).toBe(80_000)
  })
})

test('what is typed into a note while another is written is there after it, and unsaved', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const site = (await new StoredServices(platform).site(hasSite)) as { siteId: string; domain: string }
  const { page } = await signedInAs('ADMIN')
  const dialog = await openHistory(page, site)
  await dialog.getByRole('combobox', { name: 'Notes Category' }).selectOption('Setup')
  const text = dialog.getByRole('textbox', { name: 'Notes' })
  await text.fill('First note')
  control.addFault({ operation: 'CreateSiteActionEvent', fault: 'delay', milliseconds: 60_000 })
  await dialog.getByRole('button', { name: 'SAVE', exact: true }).click()
  await text.fill('Second note')
  control.clearFaults()
  await expect(toast(page, 'Notes added successfully')).toBeVisible()
  await expect(text).toHaveValue('Second note')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(historyDialog(page, site.domain)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Notes Category' }).selectOption('Support')
  await dialog.getByRole('button', { name: 'SAVE', exact: true }).click()
  await expect.poll(() => control.sent('CreateSiteActionEvent').map(({ note }) => note)).toEqual(['First note', 'Second note'])
})

test('what is typed between Ctrl+S and the review is in the review', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/edit-site?site=site-100006' })
  const form = new EditSiteOnScreen(page)
  await form.isLoaded()
  await form.fillTexts({ 'Customer Name': 'First name' })
  control.addFault({ operation: 'GetSitesBySiteTypeAndOptionRecords', fault: 'delay', milliseconds: 60_000 })
  await page.keyboard.press('Control+s')
  await expect(form.save).toBeDisabled()
  await form.fillTexts({ 'Customer Name': 'Second name' })
  control.clearFaults()
  expect(await form.changes()).toEqual([expect.stringMatching(/^Basic \/ Customer Name: .* -> Second name$/)])
})
