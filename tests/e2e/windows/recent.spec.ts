import type { Page } from '@playwright/test'
import { execute } from '#local-platform/testing/call.ts'
import { signIn as signInTo } from '#local-platform/testing/sign-in.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { siteRows } from '../sites/site-list.ts'
import { newWindow } from './new-window.ts'

test.use({ ownConsole: true })

const REMOVE = 'mutation { deleteTemplete(siteId: "global", slugName: "festival-greeting-1") { slugName } }'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
const options = (page: Page, group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('option')

async function find(page: Page, typed: string, group: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await search(page).fill(typed)
  await expect(options(page, group).first()).toBeVisible()
}

if (HAS_KEYCHAIN) {
  test('what two windows opened last is offered after a restart of the console, without what was removed', async ({ openConsole, platform }) => {
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    await expect(siteRows(first.page).nth(3)).toBeVisible()
    await find(first.page, 'festival greeting 1', 'Templates')
    await options(first.page, 'Templates').first().click()
    await expect(first.page.getByRole('textbox', { name: 'Content' })).toBeVisible()
    const second = await newWindow(first.page, () => first.page.keyboard.press('Control+n'))
    await expect(siteRows(second).nth(3)).toBeVisible()
    // Both know the same entries when each adds one.
    await find(second, 'aditi exports', 'Sites')
    await find(first.page, 'haddad omar', 'People')
    await options(first.page, 'People').first().click()
    await expect(first.page.getByRole('dialog', { name: /^Edit User/ })).toBeVisible()
    await options(second, 'Sites').first().click()
    await expect(second.getByRole('article', { name: 'Aditi Exports' })).toBeVisible()
    const { idToken } = await signInTo(platform, 'admin@demo.example')
    expect((await execute(platform, idToken, REMOVE, {})).errors).toBeUndefined()
    await first.close()

    const { page } = await openConsole()
    await expect(siteRows(page).nth(3)).toBeVisible()
    // The templates are there, so that the removed one would be.
    await find(page, 'festival greeting 2', 'Templates')
    await search(page).fill('')
    await expect(options(page, 'Recent')).toHaveText([/^Aditi Exports/, /^Omar Haddad/])
  })
}
