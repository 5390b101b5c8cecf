import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { CatalogueList, catalogueForm, chooseInCombo, toast } from './catalogue-on-screen.ts'

test('a platform service is created', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const pathOf = (): string => new URL(page.url()).pathname
  const { page } = await signedInAs('ADMIN', { at: '/platform-servicelist' })
  const { field, combo, save } = catalogueForm(page)
  const services = new CatalogueList(page, 'Platform Service')
  const all = await stored.platformServices('master')
  await services.expectCount(all.length, all.length)

  await test.step('a button leads to the form [PLAT-011] [PLAT-012]', async () => {
    await page.getByRole('button', { name: 'Create Platform' }).click()
    await expect(page).toHaveURL(/\/create-platform$/)
    await expect(page.getByRole('heading', { name: 'Create Platform', level: 2 })).toBeVisible()
  })
  await test.step('its defaults [PLAT-024] [PLAT-025] [PLAT-044]', async () => {
    await expect(field('Service name')).toHaveValue('')
    for (const name of ['Site type', 'Site option', 'Master service']) await expect(combo(name)).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'PLAN' })).toBeChecked()
  })
  await test.step('a name is required [PLAT-017] [PLAT-018]', async () => {
    await save.click()
    await expect(page.getByText('Please enter Service Name')).toBeVisible()
  })
  await test.step('site type and site option are required, in the same words [PLAT-019] [PLAT-020] [PLAT-021]', async () => {
    for (const name of ['Site type', 'Site option']) await expect(combo(name)).toHaveAccessibleDescription('Please Select Site Option')
  })
  await test.step('a master service is required [PLAT-022]', async () => {
    await expect(page.getByText('Please select master Service.')).toBeVisible()
  })
  await picture(page, 'create-platform-errors')
  await field('Service name').fill('  Loyalty Points ')
  await combo('Site type').selectOption('B2C_MARKET_PLACE')
  const option = combo('Site option')
  await test.step('the options are those of the site type [PLAT-032] [CONST2-022] [CONST2-023]', async () => {
    await option.click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['B2B', 'B2B2C', 'Enquiry'])
    await page.getByRole('option', { name: 'B2B2C', exact: true }).click()
    await combo('Site type').selectOption('O2OCommerce')
    await expect(option).toHaveValue('')
  })
  await chooseInCombo(option, 'Spa')
  await chooseInCombo(combo('Master service'), 'POS')
  await picture(page, 'create-platform')
  await save.click()
  await test.step('success leads to the list [PLAT-013] [PLAT-037]', async () => {
    await expect(toast(page, 'Platform Service Created Successfully')).toBeVisible()
    await expect.poll(pathOf).toBe('/platform-servicelist')
  })
  await test.step('the name is sent trimmed [PLAT-023]', async () => {
    expect(control.sent('CreatePlatformService')).toEqual([
      {
        input: {
          siteId: 'master',
          serviceName: 'Loyalty Points',
          slugServiceName: 'loyalty points',
          status: 'ACTIVE',
          serviceType: 'PLAN',
          masterService: 'POS',
          platform: 'SPA',
          siteType: 'O2OCommerce',
        },
      },
    ])
  })
  await services.expectCount(all.length + 1, all.length + 1)
  await dismissToasts(page)
})
