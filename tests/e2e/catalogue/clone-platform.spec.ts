import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { CatalogueList, chooseInCombo, toast } from './catalogue-on-screen.ts'

test('a platform service is cloned, and the clone deleted', async ({ signedInAs, platform, folders }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
  const services = new CatalogueList(page, 'Platform Service')
  const POINT_OF_SALE = ['Point of Sale', 'POS', 'Spa'] as const
  await openAddress(page, '/platform-servicelist')
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('Clone: the same service for another site type and option, with its slug [PLAT-001]', async () => {
    await services.search.fill('point of sale')
    const row = services.row(...POINT_OF_SALE)
    await services.choose(row, 'Clone')
    const clone = page.getByRole('dialog', { name: /^Clone/ })
    await test.step('a dialog, 70 % wide [PLAT-009] [PLAT-010]', async () => {
      await expect(clone).toBeVisible()
      await expect(clone).toHaveCSS('width', '1008px')
    })
    await test.step('name, master service, status and type are locked [PLAT-026] [PLAT-029] [PLAT-031]', async () => {
      await expect(field('Service name')).toBeDisabled()
      await expect(combo('Master service')).toBeDisabled()
      await expect(clone.getByRole('radio', { disabled: true })).toHaveCount(4)
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'clone')
    await clone.getByRole('combobox', { name: 'Site type' }).selectOption('SIMPLE_B2C')
    await chooseInCombo(clone.getByRole('combobox', { name: 'Site option' }), 'Enquiry')
    await clone.getByRole('button', { name: 'Clone', exact: true }).click()
    await test.step('what is said [PLAT-038]', async () => {
      await expect(toast(page, 'Platform Service Cloned Successfully')).toBeVisible()
      await expect(clone).toBeHidden()
    })
    await services.search.fill('enquiry')
    await expect(services.row('Point of Sale', 'point-of-sale', 'e-Commerce', 'Enquiry')).toBeVisible()
    await test.step('it is created like any other [PLAT-036]', async () => {
      expect(control.sent('CreatePlatformService').at(-1)).toMatchObject({
        input: { siteId: 'master', slugServiceName: 'point-of-sale', siteType: 'SIMPLE_B2C', platform: 'ENQUIRY' },
      })
    })
    await dismissToasts(page)
  })

  await test.step('Delete asks, and the list is loaded again [PLAT-008] [PLAT-040] [PLAT-041] [CALL2-008]', async () => {
    const clone = services.row('Point of Sale', 'point-of-sale', 'e-Commerce', 'Enquiry')
    // Main looks the service up for its question, too.
    const loads = control.sent('GetPlatformServicesBySiteId').length
    await services.choose(clone, 'Delete')
    await expect.poll(async () => (await mainQuestions(folders).last())?.message).toBe('Sure to delete? The platform service “Point of Sale” of the catalogue.')
    await expect(toast(page, 'Successfully Subscription Deleted')).toBeVisible()
    await expect.poll(() => control.sent('GetPlatformServicesBySiteId').length).toBeGreaterThan(loads + 1)
    await expect(clone).toHaveCount(0)
    expect(control.sent('DeletePlatformService')).toHaveLength(1)
    expect(Object.keys(control.sent('DeletePlatformService')[0] ?? {})).toEqual(['siteId', 'serviceId'])
    expect((await stored.platformServices('master')).some((each) => each['platform'] === 'ENQUIRY' && each['siteType'] === 'SIMPLE_B2C')).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await dismissToasts(page)
    await expectReadableColours(page)
    await picture(page, 'platform-dark')
    await expect(screenTitle(page)).toHaveText('Platform Service')
  })
})
