import type { Page } from 'playwright'

/** The first row of data: the header has no grid cells. */
export const firstRow = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()

/** Presses Escape and waits until a text has gone. */
export async function escapeFrom(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByText(text, { exact: true }).waitFor({ state: 'detached' })
}

/** Opens a screen by its name in the command palette. */
export async function jump(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

/** Confirms that what was typed into a form may be lost. */
export async function leaveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
}

/** Opens the site list from the menu and waits for its rows. */
export async function backToList(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Site', exact: true }).click()
  await firstRow(page).waitFor()
}

async function profileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu of/ }).click()
}

/** Chooses a theme in the profile menu. */
export async function appearance(page: Page, theme: string): Promise<void> {
  await profileMenu(page)
  // By keyboard: a menu beside a menu may close under a pointer.
  await page.getByRole('menuitem', { name: 'Appearance' }).press('Enter')
  await page.getByRole('menuitemradio', { name: theme }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').first().waitFor({ state: 'detached' })
}

/** Signs out and waits for the sign-in screen. */
export async function signOut(page: Page): Promise<void> {
  await profileMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in in your browser' }).waitFor()
}
