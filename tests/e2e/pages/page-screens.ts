import { expect, type Locator, type Page } from '@playwright/test'

/** Manage Pages in a window. */
export const pageList = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Pages', exact: true })
  return {
    grid,
    search: page.getByRole('searchbox', { name: /Search page name/ }).or(page.getByPlaceholder('Search page name')),
    /** One page by its name. */
    row: (pageName: string): Locator => grid.getByRole('row').filter({ has: page.getByText(pageName, { exact: true }) }),
    count: (text: string | RegExp): Locator => page.getByText(text, { exact: true }),
  }
}

/** Opens the menu of a row. */
export async function openMenuOf(row: Locator): Promise<Locator> {
  await row.getByLabel(/^Actions for/).click()
  const menu = row.page().getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

/** The form of a page; its fields are looked for inside: while the form loads the list is there, whose filters have names like theirs. */
export const pageForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Static Pages' })
  return {
    title: form.getByRole('textbox', { name: 'Page Name' }),
    onFooter: form.getByRole('switch', { name: 'Show on Footer' }),
    onHome: form.getByRole('switch', { name: 'Add to Home Page' }),
    pageFor: form.getByLabel('Page For'),
    editor: form.getByLabel('Page Editor'),
    tags: form.getByRole('combobox', { name: 'Select Tag' }),
    photo: form.getByRole('group', { name: 'Photo' }),
    toolbar: form.getByRole('toolbar', { name: 'Content: formatting' }),
    /** What is written in the rich editor, which has a frame of its own. */
    text: form.frameLocator('iframe[title="Content"]').getByRole('textbox', { name: 'Content' }),
    code: form.getByRole('textbox', { name: 'Content' }),
    preview: form.frameLocator('iframe[title="Preview"]'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel', exact: true }),
  }
}
