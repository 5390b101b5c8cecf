import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('all services are deleted after a question that wants the domain typed [MENU-008]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const { button, sent } = await MenusOnScreen.open(page, platform)
  const question = page.getByRole('alertdialog', { name: 'Sure to delete?' })
  const typeDomain = () => question.getByRole('textbox', { name: `Type ${domain} to confirm` }).fill(domain)
  expect((await stored.services(SITE_ID)).length).toBeGreaterThan(0)
  await button('Delete All Service & Category').click()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  expect(sent('DeleteSiteServices')).toEqual([])
  control.addFault({ operation: 'DeleteSiteServices', fault: 'graphql-error', message: 'BUSY', errorType: 'Conflict' })
  await button('Delete All Service & Category').click()
  await picture(page, 'delete-question')
  await expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await typeDomain()
  expect(sent('DeleteSiteServices')).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await test.step('a failure is told [MENU-014] [MSG2-009]', async () => {
    await said(page, 'Graphql err')
  })
  await button('Delete All Service & Category').click()
  await typeDomain()
  await question.getByRole('button', { name: 'Delete' }).click()
  await test.step('success is told [MENU-012] [MENU-013]', async () => {
    await said(page, 'Successfully Service Deleted')
  })
  await test.step('what is sent, without notes [MENU-011] [MENU-061]', async () => {
    expect(sent('DeleteSiteServices').at(-1)).toEqual({ siteId: SITE_ID })
  })
  expect(await stored.services(SITE_ID)).toEqual([])
})
