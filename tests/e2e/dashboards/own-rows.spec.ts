import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainMenu } from '../routes/route-table.ts'
import { presentSeconds, renewalDays, usageDays } from './expected-days.ts'

const texts = (query: object): Record<string, string> => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

test('renewals and outstanding balances are asked for in the name of who is not ADMIN [DASH-022] [DASH-024]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const asked = (operation: string) => control.sent(operation)
  const username = 'site-creator@demo.example'
  const { page } = await signedInAs('SITE_CREATOR')
  const now = presentSeconds()

  await mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' }).click()
  await expect(page.getByRole('grid', { name: 'Renewal Dashboard' }).getByRole('row').nth(1)).toBeVisible()
  await expect.poll(() => asked('rest.renewal_dashboard')).toEqual([{ ...texts(renewalDays(now)), username }])
  await expect.poll(() => asked('GetInternalDump').at(-1)).toMatchObject({ typeValue: `renewal_dashboard::${username}` })

  await mainMenu(page).getByRole('link', { name: 'Outstanding Dashboard' }).click()
  await expect(page.getByRole('grid', { name: 'Outstanding by sales person' }).getByRole('row').nth(1)).toBeVisible()
  expect(asked('rest.outstanding_dashboard')).toEqual([{ type: 'salesPerson', username }])
})

test('non-usage is asked for in the own name and shows the sites of an account manager [DASH-022] [DASH-023]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER')
  const grid = page.getByRole('grid', { name: 'Non Usage Dashboard' })
  await mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Support Account Manager' })).toBeVisible()
  await expect.poll(() => control.sent('rest.non_usage')).toEqual([{ ...texts(usageDays(presentSeconds())), username: 'account-manager@demo.example' }])
})

test('an account manager asks for the onboarding of the own sites: user name and manager go with the call [CALL2-050] [CALL2-057]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const username = 'account-manager@demo.example'
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER', { at: '/deployment-dashboard' })
  await page.getByRole('button', { name: 'Load current data' }).first().click()
  await expect.poll(() => control.sent('rest.onboarding_dashboard').at(-1)).toMatchObject({ username, supportAccManager: 'Grace Wanjiru' })
  expect(control.sent('GetInternalDump')[0]).toMatchObject({ typeValue: `onboarding_dashboard::${username}` })
})
