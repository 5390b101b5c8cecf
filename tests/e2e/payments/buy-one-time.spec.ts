import { expectNoSeriousAxeViolations } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

/** The note of the form and the reference of the payment; where nothing was typed the reference alone. */
const IN_BLUE: unknown = expect.stringMatching(/^In blue \[ref [0-9a-f]{8}\]$/)
const NO_NOTE: unknown = expect.stringMatching(/^\[ref [0-9a-f]{8}\]$/)

test('one-time services are bought one after another; what was bought is not bought again', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(() => true)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const currency = site['basicSiteSetting'].curr as string
  const before = await stored.extras(siteId)
  const { getSiteConfigServices: prices } = await stored.run('{ getSiteConfigServices(domain: "extraService") { serviceName charges } }')
  const priceOf = (name: string): number => prices.find((price: Stored) => price['serviceName'] === name).charges
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'one-time') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'one-time')
  const { dialog } = details
  const field = (row: number, role: 'combobox' | 'textbox', name: string) => details.row(`One-time service ${row}`).getByRole(role, { name })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  const confirmation = page.getByRole('alertdialog', { name: /^Create one-time service/ })

  await test.step('choosing a service fills in its price; the confirmation repeats what is bought; the note is optional [SVC-034] [SVC-038]', async () => {
    await field(1, 'combobox', 'Service').selectOption('LOGO DESIGN')
    await expect(field(1, 'textbox', 'Price')).toHaveValue((priceOf('LOGO DESIGN') / 100).toFixed(2))
    await field(1, 'textbox', 'Note').fill('In blue')
    await dialog.getByRole('button', { name: 'Add row' }).click()
    await field(2, 'combobox', 'Service').selectOption('CUSTOM PAGE')
    await field(2, 'textbox', 'Price').fill('19.99')
    await create.click()
    const total = moneyText(priceOf('LOGO DESIGN') + 1999, currency)
    await expect(confirmation).toContainText(total)
    await expect(confirmation).toContainText(domain)
    await expect(confirmation).toContainText(moneyText(1999, currency))
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'one-time-confirmation')
  })

  await test.step('rows are sent one after another; the first that fails is shown and stays, what is bought is gone [SVC-041] [SVC-044] [CALL-045]', async () => {
    // The first one arrives, the second is refused.
    control.addFault({ operation: 'CreateSiteExtraService', fault: 'delay', milliseconds: 1 })
    control.addFault(refusedBeforeRunning('CreateSiteExtraService', 'DAILY_LIMIT_REACHED'))
    await confirmation.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(confirmation.getByText(/DAILY.LIMIT.REACHED/)).toBeVisible()
    expect(control.sent('CreateSiteExtraService')).toEqual([
      { siteId, amt: priceOf('LOGO DESIGN'), currency, serviceName: 'LOGO DESIGN', note: IN_BLUE },
      { siteId, amt: 1999, currency, serviceName: 'CUSTOM PAGE', note: NO_NOTE },
    ])
    expect((await stored.extras(siteId)).length).toBe(before.length + 1)
    await picture(page, 'one-time-refused')
    await expect(confirmation.getByText('CUSTOM PAGE')).toBeVisible()
    await expect(confirmation).not.toContainText('LOGO DESIGN')
  })

  await test.step('the rest is bought by another press, and said [SVC-042]', async () => {
    await confirmation.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(toast(page, 'Extra Service Created Successfully')).toBeVisible()
    await expect(confirmation).toHaveCount(0)
    const now = await stored.extras(siteId)
    expect(now.slice(0, 2).map(({ serviceName, amt, note }) => ({ serviceName, amt, note }))).toEqual(
      expect.arrayContaining([
        { serviceName: 'CUSTOM PAGE', amt: 1999, note: NO_NOTE },
        { serviceName: 'LOGO DESIGN', amt: priceOf('LOGO DESIGN'), note: IN_BLUE },
      ]),
    )
    expect(now).toHaveLength(before.length + 2)
    // The form is ready for the next, the list shows what was bought.
    await expect(details.row('One-time service 2')).toHaveCount(0)
    await expect(field(1, 'combobox', 'Service')).toHaveValue('')
    await expect(dialog.getByRole('grid').getByText('In blue')).toBeVisible()
  })
})
