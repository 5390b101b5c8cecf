import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { expectDenied, expectScreen, mainMenu } from '../routes/route-table.ts'
import { changeGrants, createUser } from './create-user.ts'

const PROFILE = 'GetInternalUserByUserName'
const PAGES = { path: '/site-pages', title: 'Pages', item: 'Pages' } as const
/** Long enough that a screen which does not wait for the profile would be there, milliseconds. */
const LATE = 3_000

test('a permission withdrawn since the last start opens nothing, however late the profile comes [CALL-005] [SHELL-012]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = () => control.calls('GetSitePagesByAdmin').length
  const userName = await createUser(platform, 'CUSTOMER_SUPPORT_LEAD', { site: ['view_site_list'], staticPage: ['static_pages'] })
  const { page } = await signedInAs(userName)
  await mainMenu(page).getByRole('link', { name: 'Pages' }).click()
  await expectScreen(page, PAGES)
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const before = read()
  expect(before).toBeGreaterThan(0)

  await changeGrants(platform, userName, { site: ['view_site_list'] })
  control.addFault({ operation: PROFILE, fault: 'delay', milliseconds: LATE })
  const asked = control.calls(PROFILE).length
  await page.reload()

  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expectDenied(page, PAGES)
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(
    control
      .calls(PROFILE)
      .slice(asked)
      .map(({ variables }) => variables),
  ).toEqual([{ userName }])
  expect(read()).toBe(before)
})
