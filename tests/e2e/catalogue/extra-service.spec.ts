import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { CatalogueList, toast } from './catalogue-on-screen.ts'

test('an extra service is created, and offered to sites', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const pathOf = (): string => new URL(page.url()).pathname
  const { page } = await signedInAs('ADMIN', { at: '/service-list' })
  const oneTime = new CatalogueList(page, 'One Time Service')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('Extra Service', async () => {
    await test.step('a button leads to the form [MSVC-011] [MSVC-014]', async () => {
      await page.getByRole('button', { name: 'Extra Service' }).click()
      await expect(page.getByRole('heading', { name: 'Extra Service', level: 2 })).toBeVisible()
      expect(pathOf()).toBe('/create-extra-service')
    })
    await test.step('Cancel leads back [MSVC-015]', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(pathOf).toBe('/service-list')
    })
    await page.getByRole('button', { name: 'Extra Service' }).click()
    await save.click()
    await test.step('name and charge are required [MSVC-018] [MSVC-021]', async () => {
      await expect(page.getByText('Please enter Service Name')).toBeVisible()
      await expect(page.getByText('Please enter One Time Charge')).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'extra-service-errors')
    await field('Service name').pressSequentially('menu photos')
    await test.step('the charge takes numbers only [MSVC-022]', async () => {
      await field('One Time Charge').fill('many')
      await save.click()
      await expect(page.getByText('Please enter the amount in figures, such as 1000 or 19.99.')).toBeVisible()
    })
    await field('One Time Charge').fill('1499.50')
    await page.keyboard.press('ControlOrMeta+s')
    await test.step('what is said on success [MSVC-037]', async () => {
      await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    })
    await expect.poll(pathOf).toBe('/service-list')
    await test.step('in capitals, and stored with its charge under extraService [MSVC-020] [MSVC-032]', async () => {
      await expect(oneTime.row('MENU PHOTOS', '₹1,499.50')).toBeVisible()
      expect(control.sent('CreateSiteConfigServices').at(-1)).toEqual({
        domain: 'extraService',
        typeValue: 'menu photos',
        serviceName: 'MENU PHOTOS',
        charges: 149_950,
      })
    })
    await dismissToasts(page)
  })

  await test.step('sites are offered what was created, at its price [MSVC-001]', async () => {
    const site = await stored.site((each) => each['channelPartnerId'] === null && each['basicSiteSetting'].curr === 'INR')
    await openAddress(page, `/?payments=${site['siteId']}&tab=one-time`)
    const details = page.getByRole('dialog', { name: site['domain'], exact: true })
    await details.getByRole('combobox', { name: 'Service' }).selectOption('MENU PHOTOS')
    await expect(details.getByRole('textbox', { name: 'Price' })).toHaveValue('1499.50')
    await details.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(details).toBeHidden()
  })
})
