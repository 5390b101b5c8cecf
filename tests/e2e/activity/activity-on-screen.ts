import { expect, type Locator, type Page } from '@playwright/test'

/** The list of what was changed, as a person finds it. */

export async function openActivity(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profile menu/ })
    .click()
  await page.getByRole('menuitem', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
}

export const activityGrid = (page: Page) => page.getByRole('grid', { name: 'Activity' })

/** Waits for all entries: one that comes later moves the rows, and a menu that is open on one of them closes. */
const expectEntries = (page: Page, count: number): Promise<void> =>
  expect(activityGrid(page).locator('[role="row"][data-index]:not(:has([role="columnheader"]))')).toHaveCount(count)

/** The entries, the newest first: what, of which kind of record, which one, from what to what, and its outcome. */
export const entries = (page: Page): Promise<string[]> =>
  activityGrid(page).evaluate((grid) =>
    Array.from(grid.querySelectorAll('[role="row"][data-index]:not(:has([role="columnheader"]))'), (row) =>
      ['What', 'Kind', 'Record', 'Change', 'Outcome']
        .map((title) => {
          const place = grid.querySelector(`[role="columnheader"][title="${title}"]`)?.getAttribute('aria-colindex')
          const cell = row.querySelector<HTMLElement>(`[aria-colindex="${place}"]`)
          return cell?.dataset['whole'] ?? cell?.textContent ?? ''
        })
        .join(' | '),
    ),
  )

/** The peek of an entry. */
export const openEntry = (page: Page, what: string) => activityGrid(page).getByRole('row').filter({ hasText: what }).first().click()

const entriesWith = (page: Page, what: string) => activityGrid(page).getByRole('row').filter({ hasText: what })

async function askToUndo(page: Page, entry: Locator): Promise<void> {
  await entry.getByLabel(/^Actions for/).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
}

/** Asks for the change of the oldest entry that holds a text to be taken back, once all entries are there. */
export async function undoOldest(page: Page, what: string, count: number): Promise<void> {
  await openActivity(page)
  await expectEntries(page, count)
  await askToUndo(page, entriesWith(page, what).last())
}

/** Asks for the change of the newest entry that holds a text to be taken back. */
export async function undoNewest(page: Page, what: string): Promise<void> {
  await openActivity(page)
  await askToUndo(page, entriesWith(page, what).first())
}

/** The review before a change is taken back. */
export const undoReview = (page: Page) => page.getByRole('dialog', { name: /^Take the change of .* back\?$/ })

/** Takes the change of the newest entry that holds a text back. */
export async function takeBack(page: Page, what: string): Promise<void> {
  await undoNewest(page, what)
  await undoReview(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await expect(undoReview(page)).toHaveCount(0)
}
