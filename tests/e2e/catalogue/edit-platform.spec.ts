import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { CatalogueList, catalogueForm, chooseInCombo, toast } from './catalogue-on-screen.ts'
import { createLoyaltyPoints } from './stored-catalogue.ts'

test('a platform service is edited: a refusal loses nothing, and a pasted link loads it', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const pathOf = (): string => new URL(page.url()).pathname
  await createLoyaltyPoints(stored)
  const { page } = await signedInAs('ADMIN', { at: '/platform-servicelist' })
  const { field, combo, save } = catalogueForm(page)
  const services = new CatalogueList(page, 'Platform Service')

  await test.step('Edit Platform: a refusal is told and nothing lost', async () => {
    await services.search.fill('loyalty')
    await services.choose(services.row('Loyalty Points'), 'Edit')
    await test.step('its header [PLAT-014] [PLAT-015]', async () => {
      await expect(page.getByRole('heading', { name: 'Edit Platform', level: 2 })).toBeVisible()
    })
    const { serviceId } = (await stored.platformServices('master')).find((each) => each['serviceName'] === 'Loyalty Points') as Stored
    await test.step('its address names the record [PLAT-007]', async () => {
      expect(pathOf()).toBe('/edit-platform')
      expect(new URL(page.url()).searchParams.get('service')).toBe(serviceId)
    })
    await test.step('the row came along with the navigation [PLAT-007]', async () => {
      expect(await page.evaluate(() => (window.history.state as { usr: unknown }).usr)).toMatchObject({
        service: { serviceId, serviceName: 'Loyalty Points', slugServiceName: 'loyalty points' },
      })
    })
    await expect(field('Service name')).toHaveValue('Loyalty Points')
    await test.step('name, site type and master service are locked [PLAT-028]', async () => {
      await expect(field('Service name')).toBeDisabled()
      for (const name of ['Site type', 'Master service']) await expect(combo(name)).toBeDisabled()
    })
    await test.step('site option, status and service type are not [PLAT-027] [PLAT-030] [PLAT-024] [PLAT-025]', async () => {
      await chooseInCombo(combo('Site option'), 'Gym')
      await page.getByRole('radio', { name: 'INACTIVE' }).click()
      await page.getByRole('radio', { name: 'BASIC' }).click()
    })
    control.addFault({ operation: 'UpdatePlatformService', fault: 'graphql-error', message: 'CATALOGUE_IS_LOCKED' })
    await save.click()
    const review = page.getByRole('dialog', { name: 'Save the changes to Loyalty Points?' })
    await expect(review.getByRole('row', { name: /Status ACTIVE INACTIVE/ })).toBeVisible()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await test.step('a refusal is told, and the form keeps what was chosen [PLAT-043] [MSG2-016]', async () => {
      await expect(toast(page, 'CATALOGUE IS LOCKED')).toBeVisible()
      await review.getByRole('button', { name: 'Back to the form' }).click()
      await expect(page.getByRole('radio', { name: 'BASIC' })).toBeChecked()
    })
    await picture(page, 'edit-platform')
    await dismissToasts(page)
    await save.click()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await test.step('success leads to the list [PLAT-039] [PLAT-042]', async () => {
      await expect(toast(page, 'Platform Service Updated Successfully')).toBeVisible()
      await expect.poll(pathOf).toBe('/platform-servicelist')
    })
    await test.step('what is sent [PLAT-035]', async () => {
      expect(control.sent('UpdatePlatformService').at(-1)).toEqual({
        input: {
          siteId: 'master',
          serviceId,
          serviceName: 'Loyalty Points',
          slugServiceName: 'loyalty points',
          status: 'INACTIVE',
          masterService: 'POS',
          platform: 'GYM',
          serviceType: 'BASIC',
        },
      })
    })
    await dismissToasts(page)
  })

  await test.step('opened without a row: a pasted link loads it, an unknown id and none at all are told [PLAT-016] [ROUTE-013]', async () => {
    const { serviceId } = (await stored.platformServices('master')).find((each) => each['serviceName'] === 'Loyalty Points') as Stored
    await openAddress(page, `/edit-platform?service=${serviceId}`)
    await expect(field('Service name')).toHaveValue('Loyalty Points')
    await openAddress(page, '/edit-platform?service=nothing')
    await expect(page.getByRole('heading', { name: 'There is no such platform service' })).toBeVisible()
    await openAddress(page, '/edit-platform')
    await expect(toast(page, 'Choose a platform service in the list to edit it.')).toBeVisible()
    await expect.poll(pathOf).toBe('/platform-servicelist')
    await dismissToasts(page)
  })
})
