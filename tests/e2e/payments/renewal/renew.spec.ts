import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { refusedBeforeRunning } from '../../faults/refused-before-running.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { StoredWallets } from '../stored-wallet.ts'
import { endedSite, renewByPalette, renewDialog, renewReview, renewSteps } from './renewal-on-screen.ts'

/** A stored end as a date field writes it, in local time. */
const dayOf = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString('sv-SE')

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
  let planned: readonly string[] = []
  await test.step('what ended is named, goes along, and an end before the start is refused at its field', async () => {
    for (const { serviceName } of before)
      await expect(dialog.getByRole('listitem').filter({ hasText: serviceName }).first()).toContainText(/Ended \d+ days? ago|Ended yesterday/)
    await expect(dialog.getByRole('checkbox')).toHaveCount(before.length + 3)
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).toBeChecked()
    const ends = await dialog.getByLabel(/^New end of /).all()
    planned = await Promise.all(ends.map((each) => each.inputValue()))
    expect(planned).toHaveLength(before.length)
    const [end] = ends
    await end?.fill('2020-01-01')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The end cannot be before the start.')).toBeVisible()
    await end?.fill(planned[0] ?? '')
    const till = planned[0]?.split('-').toReversed().join('/') ?? ''
    await expect(dialog.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(new RegExp(` until ${till}$`))
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

  await test.step('a payment whose answer was lost stops it, and is not sent again once it is found', async () => {
    control.addFault({ operation: 'SiteWalletRechargeByAdmin', fault: 'drop-after-commit' })
    await page.getByRole('button', { name: 'Retry from here' }).click()
    await expect(renewDialog(page, site)).toContainText('Confirmed: the platform has recorded it.')
    expect(control.calls('GenerateTransactionId')).toEqual([])
  })

  await test.step('a failed invoice is made again, and nothing before it', async () => {
    control.addFault(refusedBeforeRunning('GenerateSiteInvoice', 'INVOICE_SERIES_IS_LOCKED'))
    await page.getByRole('button', { name: 'Continue' }).click()
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
    const ends = await Promise.all(before.map(({ serviceName }) => stored.service(domain, serviceName)))
    expect(ends.map(({ endDate }) => dayOf(endDate))).toEqual(planned)
    expect((await stored.events(siteId))[0]).toMatchObject({ eventName: 'Renewal Notes', eventType: 'MANUAL' })
  })
})
