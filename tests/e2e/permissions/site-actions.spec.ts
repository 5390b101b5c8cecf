import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { createUser } from './create-user.ts'

const ALWAYS = ['Edit', 'Menu', 'Payment', 'Renew', 'History', 'Duplicate', 'Open in new window', 'Copy link']

const passwordLinks = (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Reset \? Password of/ })

/** Opens the menu of the first site and waits until these are its entries, whatever their reasons say. */
async function openSiteMenu(page: Page, entries: readonly string[]): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(entries.map((entry) => new RegExp(`^${entry}`)))
}

test('ADMIN resets and deletes sites and resets passwords, each asked first', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  const asked = mainQuestions(folders)
  await asked.answer('no')
  const ask = async (entry: string, question: RegExp) => {
    await openSiteMenu(page, [...ALWAYS, 'Reset', 'Delete'])
    await expectNoSeriousAxeViolations(page)
    await page.getByRole('menuitem', { name: entry }).click()
    await expect.poll(async () => (await asked.last())?.message).toMatch(question)
  }
  await test.step('Reset has main ask "Sure to reset?" [PERM-026] [PERM-029]', () => ask('Reset', /^Sure to reset\? All data of the site /))
  await test.step('Delete has main ask "Sure to delete?" [PERM-031] [PERM-032]', () => ask('Delete', /^Sure to delete\? The site /))
  await test.step('"Reset ?" has main ask "Sure to reset Password?" [PERM-024] [PERM-025]', async () => {
    await expect(passwordLinks(page).first()).toHaveText('Reset ?')
    await passwordLinks(page).first().click()
    await expect.poll(async () => (await asked.last())?.message).toMatch(/^Sure to reset Password\? The user /)
  })
})

test('a support lead with reset_site has Reset, and no Delete [PERM-027] [PERM-031]', async ({ signedInAs }) => {
  const { page } = await signedInAs('CUSTOMER_SUPPORT_LEAD')
  await openSiteMenu(page, [...ALWAYS, 'Reset'])
})

test('who is granted "Delete site" has Delete [PERM-033]', async ({ signedInAs, platform }) => {
  const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list', 'delete_site'] })
  const { page } = await signedInAs(userName)
  await openSiteMenu(page, [...ALWAYS, 'Delete'])
})
