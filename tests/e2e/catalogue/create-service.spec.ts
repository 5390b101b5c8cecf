import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { CatalogueList, toast } from './catalogue-on-screen.ts'

const PRICES = 'query ($domain: String!) { getSiteConfigServices(domain: $domain) { domain typeValue serviceName charges } }'

test('a recurring service is created with its charges, call by call', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const prices = async (domain: string): Promise<Stored[]> => (await stored.run(PRICES, { domain }))['getSiteConfigServices']
  const pathOf = (): string => new URL(page.url()).pathname
  const { page } = await signedInAs('ADMIN', { at: '/service-list' })
  const recurring = new CatalogueList(page, 'Recurring Service')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('Create Service', async () => {
    await test.step('a button leads to the form [MSVC-010] [MSVC-012]', async () => {
      await page.getByRole('button', { name: 'Create Service' }).click()
      await expect(page.getByRole('heading', { name: 'Create Service', level: 2 })).toBeVisible()
      expect(pathOf()).toBe('/create-service')
    })
    await test.step('Cancel leads back [MSVC-013]', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(pathOf).toBe('/service-list')
    })
    await page.getByRole('button', { name: 'Create Service' }).click()
    await test.step('a name is required [MSVC-017]', async () => {
      await save.click()
      await expect(page.getByText('Please enter Service Name')).toBeVisible()
    })
    await test.step('it is written in capitals [MSVC-019]', async () => {
      await field('Service name').pressSequentially(' pos ')
      await expect(field('Service name')).toHaveValue(' POS ')
    })
    await test.step('one that is there is refused before anything is sent [MSVC-040]', async () => {
      await save.click()
      await expect(page.getByText('A service of this name exists already.').first()).toBeVisible()
      expect(control.sent('CreateSiteConfigServices').filter((each) => each['domain'] === 'recaho')).toEqual([])
    })
    await picture(page, 'create-service-refused')
  })

  await test.step('a recurring service: a stop in the middle is told and goes on', async () => {
    await field('Service name').fill('Gift Cards')
    await field('PAY PER USE').fill('0.50')
    await field('YEARLY').fill('1200')
    const before = control.sent('CreateSiteConfigServices').length
    control.addFault({ operation: 'CreateSiteConfigServices', fault: 'delay', milliseconds: 1 })
    await expect(field('Service name')).toHaveValue('GIFT CARDS')
    // The first call is let through, the second is refused.
    control.addFault({ operation: 'CreateSiteConfigServices', fault: 'graphql-error', message: 'PRICE_LIST_IS_LOCKED' })
    await save.click()
    await test.step('a refusal between the calls is told, and is no success [MSVC-029] [MSVC-038]', async () => {
      await expect(page.getByRole('alert').filter({ hasText: '"Save the charge PAY PER USE" failed' })).toContainText('Done already: "Create the service"')
      await expect(toast(page, 'PRICE LIST IS LOCKED')).toBeVisible()
      await expect(toast(page, 'Service Created Successfully')).toHaveCount(0)
    })
    await expect(field('Service name')).toBeDisabled()
    await picture(page, 'create-service-stopped')
    await page.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('success is told behind the last charge [MSVC-036]', async () => {
      await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    })
    await expect.poll(pathOf).toBe('/service-list')
    await expect(recurring.row('GIFT CARDS')).toBeVisible()
    const [record, , ...rows] = control.sent('CreateSiteConfigServices').slice(before)
    await test.step('its record comes first, under recaho [MSVC-030]', async () => {
      expect(record).toEqual({ domain: 'recaho', typeValue: 'gift cards', serviceName: 'GIFT CARDS' })
    })
    await test.step('then three charges under its own slug, without an amount where the rate is blank [MSVC-024] [MSVC-025] [MSVC-028] [MSVC-031]', async () => {
      expect(rows).toEqual([
        { domain: 'gift cards', typeValue: 'PAY_PER_USE', serviceName: 'GIFT CARDS', charges: 50 },
        { domain: 'gift cards', typeValue: 'MONTHLY', serviceName: 'GIFT CARDS' },
        { domain: 'gift cards', typeValue: 'YEARLY', serviceName: 'GIFT CARDS', charges: 120_000 },
      ])
    })
    expect((await prices('recaho')).filter(({ serviceName }) => serviceName === 'GIFT CARDS')).toHaveLength(1)
    await dismissToasts(page)
  })
})
