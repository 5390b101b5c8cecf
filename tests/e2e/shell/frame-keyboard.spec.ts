import type { Page } from '@playwright/test'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { mainMenu, screenTitle } from '../routes/route-table.ts'

/** The accessible names of what has the focus after each press of Tab. */
async function namesByTab(page: Page, presses: number): Promise<readonly string[]> {
  const names: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      }),
    )
  }
  return names
}

/** Without a keychain a notice stands above everything, first for the eye and for Tab. Dismissed, the next Tab goes on where it stood. */
async function dismissKeychainNotice(page: Page): Promise<void> {
  if (!HAS_KEYCHAIN) await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }).click()
}

test('by keyboard: the skip link first, then header and menu; another screen takes the focus to its title', {
  tag: ['@daily', '@keyboard'],
}, async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await dismissKeychainNotice(page)
  // The bell comes after the list: what is pressed before would go past its place.
  await expect(page.getByRole('banner').getByRole('button', { name: /^News/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Profile menu/ })).toBeVisible()

  await test.step('the order of the focus is that of the eye', async () => {
    const names = await namesByTab(page, 10)
    const [skip, menu, search, news, profile, ...screens] = names
    expect([skip, menu, profile]).toEqual(['Skip to content', 'Collapse the menu', 'Profile menu of Thomas Whitfield'])
    expect([search, news]).toEqual([expect.stringContaining('Search or jump'), expect.stringMatching(/^News/)])
    expect(screens).toEqual(['Site', 'Today', 'Pages', 'Global Templates', 'Campaigns'])
  })
  await test.step('arrow keys go through the menu; Enter opens', async () => {
    await page.keyboard.press('ArrowUp')
    await expect(mainMenu(page).getByRole('link', { name: 'Global Templates' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await expect(screenTitle(page)).toBeFocused()
    await expect(page).toHaveTitle('Global Templates - Admin Console')
  })
  await test.step('the submenu opens in its place', async () => {
    const campaigns = mainMenu(page).getByRole('button', { name: 'Campaigns' })
    await campaigns.focus()
    await page.keyboard.press('Enter')
    await expect(campaigns).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(mainMenu(page).getByRole('link', { name: 'Run Campaign' })).toBeFocused()
  })
  await test.step('what opened something has the focus back when it closes', async () => {
    const profile = page.getByRole('button', { name: 'Profile menu of Thomas Whitfield' })
    await profile.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Raise Ticket' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(profile).toBeFocused()
    for (const keys of ['Control+k', '?']) {
      await page.keyboard.press(keys)
      // Its keys are those of the dialog once the focus is there.
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(profile).toBeFocused()
    }
  })
  await test.step('the skip link shows itself and leads past header and menu', async () => {
    await page.reload()
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await dismissKeychainNotice(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await picture(page, 'skip-link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const first = page.getByRole('main').getByRole('link', { name: 'Go to Site' })
    // Until the platform has confirmed the permissions there is nothing in the screen to go to.
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
  })
})
