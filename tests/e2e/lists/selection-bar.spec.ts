import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'

const USUAL = { width: 1440, height: 900 }
/** Pixels: two lines of buttons, what is between them, and around. */
const TWO_LINES = 76

/** How high the line above a table is. */
const barHeight = (page: Page): Promise<number> =>
  page.getByRole('button', { name: 'Columns', exact: true }).evaluate((button) => {
    const table = button.closest('section')
    const rows = table?.querySelector('[role="grid"]')
    return (rows?.getBoundingClientRect().top ?? 0) - (table?.getBoundingClientRect().top ?? 0)
  })

for (const [name, address, last] of [
  ['sites', '/?size=25', 'Send a campaign'],
  ['users', '/manage-user', 'Send a message'],
  ['partners', '/cplist', 'Send a message'],
] as const) {
  test(`the bar of selected ${name} takes two lines at most at 1280 x 800`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAddress(page, address)
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
    await expect(page.getByRole('button', { name: last })).toBeVisible()
    expect(await barHeight(page)).toBeLessThanOrEqual(TWO_LINES)
    await picture(page, `bar-${name}`)
    await page.setViewportSize(USUAL)
  })
}

test('what has no room in the bar is in its menu "More", with its keys, and is reached by keyboard alone', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 640, height: 720 })
  await openAddress(page, '/?size=25')
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(more).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a campaign' })).toBeHidden()

  await page.keyboard.press('b')
  await page.keyboard.press('o')
  const menu = page.getByRole('menu', { name: 'More' })
  await expect(menu.getByRole('menuitem', { name: 'Send a campaign' })).toContainText('BS')
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'more')
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: 'Add a plan' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add Subscription Plan to 25 sites' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()

  // Its own keys work wherever it stands.
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Add a note to 25 sites' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize(USUAL)
})
