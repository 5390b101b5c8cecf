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

/** The form of a page. */
export const pageForm = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Page Name' }),
  onFooter: page.getByRole('switch', { name: 'Show on Footer' }),
  onHome: page.getByRole('switch', { name: 'Add to Home Page' }),
  pageFor: page.getByLabel('Page For'),
  editor: page.getByLabel('Page Editor'),
  tags: page.getByRole('combobox', { name: 'Select Tag' }),
  photo: page.getByRole('group', { name: 'Photo' }),
  toolbar: page.getByRole('toolbar', { name: 'Content: formatting' }),
  /** What is written in the rich editor, which has a frame of its own. */
  text: page.frameLocator('iframe[title="Content"]').getByRole('textbox', { name: 'Content' }),
  code: page.getByRole('textbox', { name: 'Content' }),
  preview: page.frameLocator('iframe[title="Preview"]'),
  save: page.getByRole('button', { name: 'Save', exact: true }),
  cancel: page.getByRole('button', { name: 'Cancel', exact: true }),
})
