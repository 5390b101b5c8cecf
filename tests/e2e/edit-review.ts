import { expect, type Locator, type Page } from '@playwright/test'

/** The review before an edit is saved, as every editor shows it. */
export class EditReviewOnScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Save .*\?$/ })
  }

  /** Reads "Save (1 to choose)" while a conflict is open. */
  get save(): Locator {
    return this.dialog.getByRole('button', { name: /^Save/ })
  }

  /** Why the last try failed. */
  get problem(): Locator {
    return this.dialog.getByRole('alert')
  }

  async choose(value: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: value, exact: true }).check()
  }

  /** The reviewed changes: `Section / Field: from -> to`. What is to be chosen reads `[x] Theirs: ... | [ ] Yours: ...`. */
  async changes(): Promise<string[]> {
    await expect(this.dialog).toBeVisible()
    return this.dialog.getByRole('table', { name: 'Changes' }).evaluate((table) => {
      let section = ''
      return Array.from(table.querySelectorAll('tbody tr')).flatMap((row) => {
        const [field, from, to] = Array.from(row.querySelectorAll('td'))
        if (from === undefined || to === undefined) {
          section = field?.textContent ?? ''
          return []
        }
        const choices = Array.from(to.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        const chosen = choices.map((choice) => `[${choice.checked ? 'x' : ' '}] ${choice.labels?.[0]?.textContent}`).join(' | ')
        return [`${section} / ${field?.textContent}: ${from.textContent} -> ${chosen || to.textContent}`]
      })
    })
  }
}
