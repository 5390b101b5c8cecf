import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { toast } from '../sites/site-list.ts'
import { MenusOnScreen, menuGrid, notesQuestion, SITE_ID, statusOf } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('a new menu gets the services of another, in batches that go on where one failed', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { page } = await signedInAs('ADMIN')
  const { button, sent } = await MenusOnScreen.open(page, platform)
  await button('Add Menu').click()
  await page.getByLabel('Menu Name').fill('Sunday Brunch')
  await page.getByLabel('Menu Description').fill('Late on Sundays')
  await page.getByLabel('Status').selectOption('Active')
  await page.locator('input[type=file]').setInputFiles({ name: 'menu.png', mimeType: 'image/png', buffer: png(267, 267) })
  await expect(button('Remove image')).toBeVisible()
  await page.getByLabel('Copy Menu From').selectOption('Online Menu')

  await test.step('services are copied; a batch that fails keeps the menu [MENU-047]', async () => {
    control.addFault({ operation: 'UpdateServiceInBulkV2', fault: 'delay', milliseconds: 1 })
    control.addFault(refusedBeforeRunning('UpdateServiceInBulkV2', 'TOO_MANY_WRITES'))
    await button('Submit').click()
    await notesQuestion(page).getByLabel('Notes').fill('Sunday menu')
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
    await test.step('the menu is created [MENU-035]', async () => {
      await expect(toast(page).filter({ hasText: 'Menu Successfully Created' })).toBeVisible()
    })
    await test.step('the failure is told, and how far it came [MENU-049]', async () => {
      await expect(page.getByText('Product Update Error', { exact: true })).toBeVisible()
      await expect(page.getByText('and has 15 of 38 services.')).toBeVisible()
    })
    await picture(page, 'copy-stopped')
    await test.step('15 a batch, and none behind the one that failed [MENU-048] [MENU-050]', async () => {
      expect(sent('UpdateServiceInBulkV2').map(({ input }) => input.length)).toEqual([15, 15])
    })
    expect(await stored.menu(SITE_ID, 'sunday brunch')).toMatchObject({
      typeName: 'Sunday Brunch',
      displayName: 'Sunday Brunch',
      typeStatus: true,
      masterServiceType: null,
    })
    const copied = (await stored.services(SITE_ID)).filter(({ serviceRates }) =>
      serviceRates.some(({ serviceType }: { serviceType: string }) => serviceType === 'sunday brunch'),
    )
    expect(copied).toHaveLength(15)
  })

  await test.step('going on copies the rest', async () => {
    await page.getByRole('button', { name: 'Go on copying' }).click()
    await expect(menuGrid(page).getByText('Sunday Brunch', { exact: true })).toBeVisible()
    await expect(statusOf(page, 'Sunday Brunch')).toBeChecked()
    const { pathname, searchParams } = new URL(page.url())
    await test.step('it leads to the menus [MENU-038]', async () => {
      expect([pathname, searchParams.get('site')]).toEqual(['/service-typelist', SITE_ID])
    })
    await test.step('15 a batch, the rest in the last [CALL2-023]', async () => {
      expect(sent('UpdateServiceInBulkV2').map(({ input }) => input.length)).toEqual([15, 15, 15, 8])
    })
    await test.step('the services were read by the site [MENU-056]', async () => {
      expect(new Set(sent('GetServiceBySiteId').map(({ siteId }) => siteId))).toEqual(new Set([SITE_ID]))
    })
    await test.step('at the same rates [MENU-051]', async () => {
      const services = await stored.services(SITE_ID)
      expect(services).toHaveLength(38)
      for (const { serviceRates } of services) {
        const [source, copy] = ['online-menu', 'sunday brunch'].map((slug) =>
          serviceRates.find(({ serviceType }: { serviceType: string }) => serviceType === slug),
        )
        expect(copy).toEqual({ ...source, serviceType: 'sunday brunch' })
      }
    })
    await test.step('its image has the key of a new menu [MENU-045] [MENU-046]', async () => {
      expect((await stored.menu(SITE_ID, 'sunday brunch'))['image'].key).toMatch(new RegExp(`^${SITE_ID}/menu-images/[\\da-f-]{36}$`))
    })
    expect((await stored.setupNotes(SITE_ID)).filter((note) => note === 'Sunday menu')).toHaveLength(1)
  })
})
