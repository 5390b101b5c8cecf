import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('all services are deleted after a question of main [MENU-008]', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const { button, sent } = await MenusOnScreen.open(page, platform)
  const asked = mainQuestions(folders)
  expect((await stored.services(SITE_ID)).length).toBeGreaterThan(0)
  await asked.answer('no')
  await button('Delete All Service & Category').click()
  await expect.poll(asked.last).toMatchObject({
    message: `Sure to delete? All services and categories of the site ${domain}, in all its menus.`,
    tick: `Delete all services and categories of ${domain}`,
  })
  await asked.answer('yes')
  await expect(button('Delete All Service & Category')).toBeEnabled()
  expect(sent('DeleteSiteServices')).toEqual([])
  control.addFault({ operation: 'DeleteSiteServices', fault: 'graphql-error', message: 'BUSY', errorType: 'Conflict' })
  await button('Delete All Service & Category').click()
  await test.step('a failure is told [MENU-014]', async () => {
    await said(page, 'Graphql err')
  })
  await button('Delete All Service & Category').click()
  await test.step('success is told [MENU-012] [MENU-013]', async () => {
    await said(page, 'Successfully Service Deleted')
  })
  await test.step('what is sent, without notes [MENU-011] [MENU-061]', async () => {
    expect(sent('DeleteSiteServices').at(-1)).toEqual({ siteId: SITE_ID })
  })
  expect(await stored.services(SITE_ID)).toEqual([])
})
