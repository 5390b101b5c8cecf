import type { Page } from '@playwright/test'

/** The button that names the view of the list on screen. */
export const viewButton = (page: Page) => page.getByRole('button', { name: /^View: / })

/** Chooses an entry of the menu of views, of whatever kind. */
export async function chooseInViews(page: Page, name: string): Promise<void> {
  await viewButton(page).click()
  const menu = page.getByRole('menu', { name: 'Views' })
  // The view that the list opens with says so behind its name.
  const named = new RegExp(`^${name}(?: default)?$`)
  const entry = (role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox') => menu.getByRole(role, { name: named })
  await entry('menuitem').or(entry('menuitemradio')).or(entry('menuitemcheckbox')).click()
}

/** Saves what the list shows under a name. */
export async function saveView(page: Page, name: string): Promise<void> {
  await chooseInViews(page, 'Save this view…')
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
}

/** Keeps what is copied for `copiedText`: consoles that run side by side may share one clipboard. */
export const catchCopies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void Object.assign(window, { copied: text }))
  })

export const copiedText = (page: Page): Promise<string | undefined> => page.evaluate(() => (window as unknown as { copied?: string }).copied)
