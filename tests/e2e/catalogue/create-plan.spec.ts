import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { CatalogueList, catalogueForm, chooseInCombo, toast } from './catalogue-on-screen.ts'
import { SPA_GOLD } from './stored-catalogue.ts'

test('a plan is created, and sites can subscribe to it', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const pathOf = (): string => new URL(page.url()).pathname
  const { page } = await signedInAs('ADMIN', { at: '/subscription-plan' })
  const list = new CatalogueList(page, 'Subscription Plan')
  const { field, combo, save } = catalogueForm(page)
  await page.getByRole('button', { name: 'Create Subscription' }).click()
  await expect(page).toHaveURL(/\/create-subscription$/)

  await test.step('services follow the kind', async () => {
    await field('Plan name').fill(' Spa Gold ')
    await combo('Site type').selectOption('SIMPLE_B2C')
    await combo('Site option').click()
    await test.step('the options are those of the site type [PLAN-033] [CONST2-020]', async () => {
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Commerce', 'Enquiry', 'E-com Catalogue'])
    })
    await page.keyboard.press('Escape')
    await combo('Site type').selectOption('O2OCommerce')
    await chooseInCombo(combo('Site option'), 'Spa')
    await chooseInCombo(combo('Master service'), 'SITE')
    await test.step('BASIC ones are ticked [PLAN-031] [PLAN-046]', async () => {
      await expect(page.getByRole('checkbox', { name: /^Website/ })).toBeChecked()
      await expect(page.getByRole('group', { name: 'Basic services' }).getByRole('checkbox')).toHaveCount(1)
    })
    await test.step('they are read for the option [PLAN-032] [CALL2-009]', async () => {
      expect(control.sent('GetPlatformServicesByPlatform').at(-1)).toEqual({ siteId: 'master', platform: 'SPA' })
    })
    await page.getByRole('combobox', { name: 'Plan services' }).click()
    await test.step('PLAN ones are chosen [PLAN-030]', async () => {
      await expect(page.getByRole('menuitemcheckbox')).toHaveText([/^Order Management/])
    })
    await page.getByRole('menuitemcheckbox').click()
    await page.keyboard.press('Escape')
    await combo('Currency').selectOption('INR')
    await test.step('rates are whole, and none is required [PLAN-025] [PLAN-026] [PLAN-028]', async () => {
      await field('MONTHLY').fill('12.50')
      await save.click()
      await expect(page.getByText('Please enter a whole amount without decimals.')).toBeVisible()
    })
    await field('MONTHLY').fill('999')
    await picture(page, 'create')
  })

  await test.step('created', async () => {
    await field('Plan name').fill('Growth')
    await save.click()
    await test.step('a name that is taken is refused at its field [PLAN-043]', async () => {
      await expect(toast(page, 'PLAN NAME ALREADY EXISTS')).toBeVisible()
      await expect(field('Plan name')).toBeFocused()
    })
    await dismissToasts(page)
    await field('Plan name').fill(' Spa Gold ')
    await save.click()
    await test.step('success leads to the list [PLAN-014] [PLAN-039]', async () => {
      await expect(toast(page, 'Subscription Plan Created Successfully')).toBeVisible()
      await expect.poll(pathOf).toBe('/subscription-plan')
    })
    await expect(list.row('Services of Spa Gold', '₹999.00')).toBeVisible()
    await expect.poll(async () => (await list.names())[0]).toBe('Spa Gold')
    await test.step('minor units, basic services among the services [PLAN-027] [PLAN-036] [PLAN-037]', async () => {
      expect(control.sent('CreateSubscriptionPlan').at(-1)).toEqual({ input: SPA_GOLD })
    })
    await dismissToasts(page)
  })

  await test.step('sites can subscribe to it at its price [PLAN-001]', async () => {
    const site = await stored.site((each) => each['channelPartnerId'] === null && each['planDetails'].length === 0)
    await openAddress(page, `/?payments=${site['siteId']}&tab=subscription`)
    await page.getByRole('button', { name: 'Add Subscription Plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Subscription Plan' })
    await dialog.getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await dialog.getByRole('combobox', { name: 'Plan' }).click()
    await page.getByRole('option', { name: 'Spa Gold (Spa)' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Rate' })).toHaveValue('999.00')
    await openAddress(page, '/subscription-plan')
    await expect(list.row('Services of Spa Gold')).toBeVisible()
  })
})
