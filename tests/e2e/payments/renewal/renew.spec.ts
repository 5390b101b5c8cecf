import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { createUser } from '../../permissions/create-user.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { StoredWallets } from '../stored-wallet.ts'
import { endedSite, renewByPalette, renewDialog, renewReview, renewSteps } from './renewal-on-screen.ts'

const secondsOf = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000

test('a renewal is reviewed once; refused and failed steps go on from where they stopped', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const stored = new StoredWallets(platform)
  const control = controlOf(platform)
  const site = await endedSite(stored)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const before = (await stored.config(domain))?.['siteServices'] as Stored[]
  const total = before.reduce((sum, { charges }) => sum + charges, 0)
  const wallet = await stored.wallet(siteId)
  const { page } = await signedInAs('ADMIN')

  const dialog = await renewByPalette(page, site)
  await test.step('what ended is named, goes along, and an end before the start is refused at its field', async () => {
    for (const { serviceName } of before)
      await expect(dialog.getByRole('listitem').filter({ hasText: serviceName }).first()).toContainText(/Ended \d+ days? ago|Ended yesterday/)
    await expect(dialog.getByRole('checkbox')).toHaveCount(before.length + 3)
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).toBeChecked()
    const [end] = await dialog.getByLabel(/^New end of /).all()
    const planned = await end?.inputValue()
    await end?.fill('2020-01-01')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The end cannot be before the start.')).toBeVisible()
    await end?.fill(planned ?? '')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'renew')
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'renew-dark')
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the review shows from and to of each step, and sends nothing by Escape', async () => {
    await dialog.getByRole('textbox', { name: 'Note', exact: true }).focus()
    await page.keyboard.press('Enter')
    const review = renewReview(page)
    await expect(review.getByRole('row').filter({ hasText: 'End Date' })).toHaveCount(before.length)
    await expect(review.getByRole('row').filter({ hasText: 'Balance' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'renew-review')
    await page.keyboard.press('Escape')
    await expect(review).toBeHidden()
    expect(control.calls('UpdateSiteConfig')).toEqual([])
    await dialog.getByRole('button', { name: 'Review' }).click()
  })

  await test.step('a refused step sends nothing after it', async () => {
    control.addFault({ operation: 'UpdateSiteConfig', fault: 'graphql-error', message: 'SERVICE_LIST_IS_LOCKED' })
    const tick = renewReview(page).getByRole('checkbox')
    for (const box of await tick.all()) await box.check()
    await renewReview(page).getByRole('button', { name: 'Renew', exact: true }).dblclick()
    await expect(page.getByText('"Save the services" failed')).toBeVisible()
    await expect(page.getByText('SERVICE LIST IS LOCKED').first()).toBeVisible()
    expect(control.calls('SiteWalletRechargeByAdmin')).toEqual([])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'renew-refused')
  })

  await test.step('a failed invoice is made again, and nothing before it', async () => {
    control.addFault({ operation: 'GenerateSiteInvoice', fault: 'graphql-error', message: 'INVOICE_SERIES_IS_LOCKED' })
    await page.getByRole('button', { name: 'Retry from here' }).click()
    await expect(page.getByText('INVOICE SERIES IS LOCKED').first()).toBeVisible()
    await expect(renewSteps(page)).toHaveText(['Dates of the servicesdone', 'Paymentdone', 'Transaction iddone', 'Invoicestopped', 'WhatsApp messagenot sent'])
    await picture(page, 'renew-stopped')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/is not finished\. Not certainly done: Invoice, WhatsApp message\./)).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Renewed', { exact: true }).first()).toBeVisible()
    await expect(renewDialog(page, site)).toBeHidden()
  })

  await test.step('each step was sent once, and the platform holds it [SVC-016] [SVC-082]', async () => {
    for (const operation of ['SiteWalletRechargeByAdmin', 'GenerateTransactionId', 'SendWhatsApp']) expect(control.calls(operation), operation).toHaveLength(1)
    expect((await stored.wallet(siteId))['balance']).toBe(wallet['balance'] + total)
    const [booking] = await stored.transactions(siteId)
    expect(booking).toMatchObject({ amount: total, attachedInvoice: { invoiceId: expect.stringMatching(/^INV-/) } })
    for (const { serviceName } of before) expect((await stored.service(domain, serviceName))['endDate']).toBeGreaterThan(secondsOf('2026-12-01'))
    expect((await stored.events(siteId))[0]).toMatchObject({ eventName: 'Renewal Notes', eventType: 'MANUAL' })
  })
})

test('a plan that has ended is red on its row, from which it is renewed; who may not recharge is told why', async ({ signedInAs, platform }) => {
  const stored = new StoredWallets(platform)
  const site = await endedSite(stored)
  const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'], editSite: ['wallet_settings'] })
  const { page } = await signedInAs(userName)
  await openAddress(page, `/site/${site['siteId']}?tab=services`)
  const plans = page.getByRole('grid', { name: 'Plans of this site' })
  await expect(plans.getByText('Active, ended').first()).toBeVisible()
  await picture(page, 'ended-plan')
  await plans
    .getByRole('button', { name: /^Renew / })
    .first()
    .click()
  const payment = renewDialog(page, site).getByRole('region', { name: 'Take payment' })
  await expect(payment.getByRole('checkbox')).not.toBeChecked()
  await expect(payment).toContainText("Dear User, You don't have access to this page.")
  await expect(renewDialog(page, site).getByRole('region', { name: 'Create the invoice' })).toContainText('take the payment to create it')
})
