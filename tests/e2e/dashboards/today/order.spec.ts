import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { createUser, type Grants } from '../../permissions/create-user.ts'
import { picture } from '../../picture.ts'
import { mainMenu } from '../../routes/route-table.ts'

/** With the permissions of every figure. */
const ALL_FIGURES: Grants = {
  site: ['view_site_list'],
  nonusage_dashboard: ['nonusage_dashboard'],
  outstanding_dashboard: ['outstanding_dashboard'],
}

const figures = (page: Page) => page.getByRole('list', { name: 'Figures' }).locator(':scope > li')

test('accounts see first what is owed', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs(await createUser(platform, 'ACCOUNTS', ALL_FIGURES))
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  await expect(figures(page)).toHaveText([/^Negative balances/, /^Revenue at risk/, /^Expiring in 7 days/, /^Expiring in 30 days/, /^Expired/, /^Idle sites/])
  await picture(page, 'today-accounts')
})

test('support sees first which sites are idle', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs(await createUser(platform, 'SUPPORT_EXECUTIVE', ALL_FIGURES))
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  await expect(figures(page)).toHaveText([/^Idle sites/, /^Expiring in 7 days/, /^Expiring in 30 days/, /^Expired/, /^Revenue at risk/, /^Negative balances/])
  await picture(page, 'today-support')
})
