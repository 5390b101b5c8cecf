import { expect, type Page } from '@playwright/test'
import type { PlatformSite } from './platform-sites.ts'

/** The site list as a person finds it. */

export const siteGrid = (page: Page) => page.getByRole('grid', { name: 'Sites' })

/** The rows of sites that are drawn, without the header. */
export const siteRows = (page: Page) => siteGrid(page).locator('[role="row"][data-index]:not(:has([role="columnheader"]))')

/** The row of a site, once it is drawn. */
export const rowOf = (page: Page, { domain }: Pick<PlatformSite, 'domain'>) =>
  siteRows(page).filter({ has: page.getByLabel(`App version v2 of ${domain}`, { exact: true }) })

export const filterBar = (page: Page) => page.getByRole('search', { name: 'Filter sites' })

/** The title of a message that came up. */
export const toast = (page: Page) => page.locator('.fui-ToastTitle')

/** The titles of the columns, from left to right. */
export const columnTitles = (page: Page): Promise<string[]> =>
  siteGrid(page).evaluate((grid) => Array.from(grid.querySelectorAll<HTMLElement>('[role="columnheader"][title]'), ({ title }) => title).filter(Boolean))

/**
 * What a column says in the drawn rows, from top to bottom: as it is drawn, or `whole` where it is cut. The domain is read where it is: below the business
 * name, or in a column of its own.
 */
export const cellsOf = (page: Page, title: string, show: 'drawn' | 'whole' = 'drawn'): Promise<string[]> =>
  siteGrid(page).evaluate(
    (grid, [column, how]) => {
      const placeOf = (wanted: string) => grid.querySelector(`[role="columnheader"][title="${wanted}"]`)?.getAttribute('aria-colindex')
      const isSecond = column === 'Domain' && placeOf(column) === undefined
      const place = placeOf(isSecond ? 'Business name' : column)
      const rows = Array.from(grid.querySelectorAll('[role="row"][data-index]:not(:has([role="columnheader"]))'))
      const index = (row: Element) => Number(row.getAttribute('aria-rowindex'))
      return rows
        .toSorted((one, other) => index(one) - index(other))
        .map((row) => {
          const cell = row.querySelector<HTMLElement>(`[aria-colindex="${place}"]`)
          const second = cell?.querySelector('[data-second]')
          const whole = how === 'whole' ? cell?.dataset['whole']?.split('\n') : undefined
          if (isSecond) return whole?.[1] ?? second?.textContent ?? ''
          return whole?.[0] ?? (second ? second.previousSibling : cell)?.textContent ?? ''
        })
    },
    [title, show] as const,
  )

/** Waits until the list shows exactly these sites, in this order: their number, and each row that is drawn. */
export async function expectSites(page: Page, expected: readonly PlatformSite[], total: number): Promise<void> {
  const count = (figure: number) => figure.toLocaleString('en-IN')
  await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText(`${count(expected.length)} of ${count(total)}`)
  const domains = expected.map(({ domain }) => domain)
  await expect(async () => {
    const shown = await cellsOf(page, 'Domain', 'whole')
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(10, domains.length))
    expect(shown).toEqual(domains.slice(0, shown.length))
  }).toPass({ timeout: 10_000, intervals: [50, 100, 250] })
}

/** Opens the menu of a site's row. */
export async function openRowMenu(page: Page, site: Pick<PlatformSite, 'domain'>): Promise<void> {
  await rowOf(page, site)
    .getByLabel(/^Actions for/)
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Chooses an entry of a menu that a button of the screen opens. */
export async function chooseFromMenu(page: Page, button: string | RegExp, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, ...(typeof button === 'string' ? { exact: true } : {}) }).click()
  await page.getByRole('menu').getByRole('menuitem', { name: entry }).click()
}
