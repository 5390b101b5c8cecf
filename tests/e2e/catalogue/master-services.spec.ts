import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { screenTitle } from '../routes/route-table.ts'
import { CatalogueList, toast } from './catalogue-on-screen.ts'

const PRICES = 'query ($domain: String!) { getSiteConfigServices(domain: $domain) { domain typeValue serviceName charges } }'

test('master services are listed, and their charges changed', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const prices = async (domain: string): Promise<Stored[]> => (await stored.run(PRICES, { domain }))['getSiteConfigServices']
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const recurring = new CatalogueList(page, 'Recurring Service')
  const oneTime = new CatalogueList(page, 'One Time Service')
  const charges = page.getByRole('dialog', { name: /^Charges Details/ })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('the master services are listed, by name with Edit [MSVC-002] [MSVC-005]', async () => {
    // Kept waiting for longer than anybody looks; who leaves gives these two calls up, who comes back makes new ones.
    control.addFault({ operation: 'GetSiteConfigServices', fault: 'delay', milliseconds: 60_000, times: 2 })
    await menu.getByRole('link', { name: 'Master Service List' }).click()
    await test.step('busy at first [MSVC-003]', async () => {
      await expect(recurring.grid).toHaveAttribute('aria-busy', 'true')
    })
    await expect.poll(() => control.sent('GetSiteConfigServices')).toHaveLength(2)
    await menu.getByRole('link', { name: 'Subscription Plan' }).click()
    await expect(screenTitle(page)).toHaveText('Subscription Plan')
    await menu.getByRole('link', { name: 'Master Service List' }).click()
    await expect(recurring.row('SITE')).toBeVisible()
    await test.step('two tabs [MSVC-004]', async () => {
      await expect(page.getByRole('tab')).toHaveCount(2)
      await expect(page.getByRole('tab', { name: 'Recurring Service', selected: true })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'One Time Service', selected: false })).toBeVisible()
    })
    await expect.poll(() => recurring.titles()).toEqual(['Service name', 'Action'])
    await expect.poll(() => recurring.names()).toEqual((await prices('recaho')).map(({ serviceName }) => serviceName))
    await test.step('both lists are asked for [MSVC-034] [MSVC-035] [CALL2-002]', async () => {
      expect(new Set(control.sent('GetSiteConfigServices').map((each) => each['domain']))).toEqual(new Set(['recaho', 'extraService']))
    })
    await picture(page, 'recurring')
    await test.step('searched by name', async () => {
      await recurring.search.fill('pos')
      await expect.poll(() => recurring.names()).toEqual(['POS'])
      await recurring.search.fill('')
      await expect(recurring.row('SITE')).toBeVisible()
    })
  })

  await test.step('Charges Details: 800 wide, the charges in their order, saved one by one under their own keys [MSVC-006] [MSVC-007] [MSVC-016] [MSVC-033] [MSVC-039]', async () => {
    await recurring.grid.getByRole('button', { name: 'Edit POS' }).click()
    await expect(charges).toBeVisible()
    await test.step('its charges are read by the slug of the service [CALL2-003]', () =>
      expect.poll(() => control.sent('GetSiteConfigServices').at(-1)).toEqual({ domain: 'pos' }))
    await expect(charges.getByRole('textbox', { name: 'PAY PER USE' })).toHaveValue('1.00')
    await expect(charges.getByRole('textbox', { name: 'MONTHLY' })).toHaveValue('399.00')
    await expect(charges.getByRole('textbox', { name: 'YEARLY' })).toHaveValue('3990.00')
    await test.step('the models in their order [CONST2-002]', async () => {
      for (const [place, name] of ['PAY PER USE', 'MONTHLY', 'YEARLY'].entries())
        await expect(charges.getByRole('textbox').nth(place)).toHaveAccessibleName(name)
    })
    await expect(charges).toHaveCSS('width', '800px')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'charges')
    await charges.getByRole('textbox', { name: 'PAY PER USE' }).fill('')
    await charges.getByRole('textbox', { name: 'MONTHLY' }).fill('19.99')
    control.addFault({ operation: 'CreateSiteConfigServices', fault: 'graphql-error', message: 'PRICE_LIST_IS_LOCKED' })
    await save.click()
    await expect(toast(page, 'PRICE LIST IS LOCKED')).toBeVisible()
    await expect(charges.getByRole('alert')).toContainText('"Save the charge PAY PER USE" failed')
    await picture(page, 'charges-failed')
    await charges.getByRole('button', { name: 'Retry from here' }).click()
    await expect(toast(page, 'Service Updated Successfully')).toBeVisible()
    await expect(charges).toBeHidden()
    expect(control.sent('CreateSiteConfigServices').slice(1)).toEqual([
      { domain: 'pos', typeValue: 'PAY_PER_USE', serviceName: 'POS' },
      { domain: 'pos', typeValue: 'MONTHLY', serviceName: 'POS', charges: 1999 },
      { domain: 'pos', typeValue: 'YEARLY', serviceName: 'POS', charges: 399_000 },
    ])
    expect((await prices('pos')).map((each) => each['charges'])).toEqual([null, 1999, 399_000])
    await dismissToasts(page)
  })

  await test.step('one-time services with their prices; Edit changes the price [MSVC-008] [MSVC-009]', async () => {
    await page.getByRole('tab', { name: 'One Time Service' }).click()
    await test.step('a stored amount is shown divided by 100 [FMT-003]', async () => {
      await expect(oneTime.row('LOGO DESIGN', '₹2,500.00')).toBeVisible()
    })
    await expect.poll(() => oneTime.titles()).toEqual(['Service name', 'Price', 'Action'])
    await oneTime.grid.getByRole('button', { name: 'Edit LOGO DESIGN' }).click()
    await expect(charges.getByRole('textbox', { name: 'One Time Charge' })).toHaveValue('2500.00')
    await charges.getByRole('textbox', { name: 'One Time Charge' }).fill('2600')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Service Updated Successfully')).toBeVisible()
    await expect(oneTime.row('LOGO DESIGN', '₹2,600.00')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await dismissToasts(page)
    await expectReadableColours(page)
    await picture(page, 'one-time-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })
})
