import type { Locator, Page } from '@playwright/test'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen } from './payment-details.ts'

/** The credit transactions of a site as a user finds them. */

export const gridOf = (dialog: Locator): Locator => dialog.getByRole('grid', { name: 'Credit Transactions' })
export const rowWith = (dialog: Locator, text: string): Locator => gridOf(dialog).getByRole('row').filter({ hasText: text })
export const openTab = async (page: Page, site: Stored): Promise<Locator> => (await PaymentDetailsOnScreen.open(page, site, 'transactions')).dialog

/** The texts of the drawn rows from top to bottom, by the titles of their columns; without the checkbox, the links and the menu around them. */
export const rowsOf = (dialog: Locator): Promise<Record<string, string>[]> =>
  gridOf(dialog).evaluate((grid) => {
    const titles = Array.from(grid.querySelectorAll<HTMLElement>('[role="columnheader"]'), (cell) => [cell.getAttribute('aria-colindex'), cell.title] as const)
    const place = (row: Element) => Number(row.getAttribute('aria-rowindex'))
    return Array.from(grid.querySelectorAll('[role="row"][data-index]'))
      .filter((row) => row.querySelector('[role="columnheader"]') === null)
      .toSorted((one, other) => place(one) - place(other))
      .map((row) =>
        Object.fromEntries(
          titles.slice(1, -2).map(([index, title]) => {
            const cell = row.querySelector<HTMLElement>(`[aria-colindex="${index}"]`)
            return [title, cell?.dataset['whole'] ?? cell?.textContent ?? '']
          }),
        ),
      )
  })

/** What a row offers next. */
export const linksOf = (row: Locator): Promise<string[]> =>
  row.evaluate((element) =>
    Array.from(element.querySelectorAll<HTMLElement>('[role="gridcell"] button'), (button: HTMLElement) => button.textContent || button.title).filter(Boolean),
  )
