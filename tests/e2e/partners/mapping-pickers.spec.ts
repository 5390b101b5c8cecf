import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { VERTICALS } from '../site-forms/verticals.ts'
import { cpList, rowWith, serviceMap } from './partners-on-screen.ts'
import { DECCAN, told } from './staff-on-screen.ts'

test('the pickers of Plans / Addons Mapping offer what the catalogue has for the choice', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const map = serviceMap(page)
  const siteOptions = map.dialog.getByLabel('Site Option').locator('option:not([value=""])')
  await page.getByRole('link', { name: 'CP List' }).click()
  await cpList(page).button(DECCAN.company, 'Services').click()
  await map.add.click()

  await test.step('a plan: every option of the catalogue once, ENQUIRY, B2B and B2B2C among them [CPMAP-013] [CONST2-024] [CONST2-025]', async () => {
    await expect(siteOptions).toHaveText([
      'Commerce',
      'Enquiry',
      'E-com Catalogue',
      'General',
      'B2B',
      'B2B2C',
      ...VERTICALS.filter((each) => each !== 'General'),
    ])
    await map.dialog.getByLabel('Site Option').selectOption({ label: 'Commerce' })
    await map.dialog.getByRole('combobox', { name: 'Site Plan' }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Starter/])
  })

  await test.step('an add-on: the 27 options of its site type, which is fixed [CPMAP-014]', async () => {
    await map.dialog.getByRole('radio', { name: 'Addons' }).check()
    await expect(map.dialog.getByLabel('Site Type')).toBeDisabled()
    await expect(map.dialog.getByLabel('Site Type')).toHaveValue('O2OCommerce')
    await expect(siteOptions).toHaveText(['Enquiry', ...VERTICALS])
  })

  await test.step('without a service it is not mapped [CPMAP-019]', async () => {
    await map.dialog.getByLabel('Site Option').selectOption({ label: 'General' })
    await map.dialog.getByLabel('Annual Amount').fill('10')
    await map.dialog.getByLabel('Renewal Amount').fill('5')
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(map.dialog.getByRole('combobox', { name: 'Site Addon' })).toHaveAccessibleDescription('Please Select Addon Service')
  })

  await test.step('its services are those of type PLAN for the site type [CALL2-009] [CPMAP-030] [CPMAP-031]', async () => {
    // The catalogue has services of this option for marketing sites too, and a BASIC one that is in every plan.
    await map.dialog.getByRole('combobox', { name: 'Site Addon' }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Order Management', 'Point of Sale', 'Stock Control'])
    await picture(page, 'addons')
    expect(control.sent('GetPlatformServicesByPlatform').at(-1)).toEqual({ siteId: 'master', platform: 'GENERAL' })
  })

  await test.step('the chosen one is sent with it, without a note, and listed [CPMAP-022] [CPMAP-032]', async () => {
    await page.getByRole('option', { name: 'Stock Control', exact: true }).click()
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(told(page, 'Service Map Successfully', 'Stock Control')).toBeVisible()
    await expect(map.dialog).toBeHidden()
    expect(control.sent('CreateUserServiceMapping')).toEqual([
      {
        input: {
          serviceId: 'service-o2ocommerce-general-stock-control',
          serviceName: 'Stock Control',
          planId: null,
          planName: null,
          siteType: 'O2OCommerce',
          siteId: 'master',
          userId: 'cp@demo.example',
          type: 'ADDONS',
          boardingAmount: 1000,
          renewalAmount: 500,
          siteOptions: 'GENERAL',
          note: null,
        },
      },
    ])
    await map.tab('ADDONS').click()
    await expect(rowWith(map.grid('ADDONS'), '₹10.00')).toContainText('Stock Control')
  })
})
