import { expect, type Locator, type Page } from '@playwright/test'

/** A list of the catalogue as a person finds it. */
export class CatalogueList {
  readonly page: Page
  readonly grid: Locator
  readonly count: Locator
  readonly search: Locator

  /** `title` of its table. */
  constructor(page: Page, title: string) {
    this.page = page
    this.grid = page.getByRole('grid', { name: title, exact: true })
    this.count = page.getByRole('region', { name: title, exact: true }).getByRole('status')
    this.search = page
      .getByRole('main')
      .filter({ has: page.getByRole('region', { name: title, exact: true }) })
      .getByRole('searchbox', { name: /^Search / })
  }

  /** The row that has all of these texts, each alone in its cell. */
  row(...texts: readonly string[]): Locator {
    return texts.reduce(
      (rows, text) => rows.filter({ has: this.page.getByRole('gridcell', { name: text, exact: true }) }),
      this.grid.locator('[role="row"][data-index]:not(:has([role="columnheader"]))'),
    )
  }

  /** The titles of the columns, from left to right. */
  titles(): Promise<string[]> {
    return this.grid
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getAttribute('title') ?? header.textContent).filter(Boolean))
  }

  /** What the drawn rows say in their first column behind the checkbox, from top to bottom. */
  names(): Promise<string[]> {
    return this.grid.locator('[role="row"][data-index] [role="gridcell"][aria-colindex="2"]').allTextContents()
  }

  /** Chooses an action from the menu of a row. */
  async choose(row: Locator, action: string): Promise<void> {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Waits until so many rows of all are listed. */
  async expectCount(matching: number, total: number): Promise<void> {
    await expect(this.count).toHaveText(`${matching} of ${total}`)
  }
}

/** The form of a plan or a platform service. */
export const catalogueForm = (page: Page) => ({
  field: (name: string): Locator => page.getByRole('textbox', { name, exact: true }),
  combo: (name: string): Locator => page.getByRole('combobox', { name, exact: true }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
})

/** A toast, by its text; the same words stand in a live region as well. */
export const toast = (page: Page, text: string): Locator => page.locator('.fui-Toast', { hasText: text }).last()

/** Chooses from a field that is found by typing. */
export async function chooseInCombo(combo: Locator, label: string): Promise<void> {
  await combo.click()
  await combo.fill(label)
  await combo.page().getByRole('option', { name: label, exact: true }).click()
  await expect(combo).toHaveValue(label)
}
