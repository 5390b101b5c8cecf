import { expect, type Locator, type Page } from '@playwright/test'
import { TEST_CALL } from '#local-platform/faults/journal.ts'
import type { LocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { controlOf } from '../faults/control.ts'
import { lastDays } from './expected-days.ts'

/** A dashboard as a person finds it, and its rows as the platform gives them. */

/** Asks the analytics host past the console, as an administrator. The journal notes the question. */
export async function analyticsReader(platform: LocalPlatform): Promise<<Row>(path: string, query: object) => Promise<Row[]>> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  return async (path, query) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const answer = await fetch(`${platform.profile.platform.analyticsUrl}/${path}?${search}`, { headers: { authorization: idToken, ...TEST_CALL } })
    const { result } = (await answer.json()) as { result: string }
    return JSON.parse(result)
  }
}

/** What the console asked an operation for, the oldest first; what a test asked past it among them. */
export const askedOf =
  (platform: LocalPlatform) =>
  (operation: string): readonly unknown[] =>
    controlOf(platform).sent(operation)

/** As the analytics host gets it: all texts. */
export const asQuery = (query: object): Record<string, string> => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

export const companiesOf = (sites: readonly DashboardSite[]): string[] => sites.map(({ companyName }) => companyName ?? '')

export const boardGrid = (page: Page, label: string): Locator => page.getByRole('grid', { name: label, exact: true })
export const boardCount = (page: Page, label: string): Locator => page.getByRole('region', { name: label, exact: true }).getByRole('status')
export const filtersOf = (page: Page, label: string): Locator => page.getByRole('search', { name: `Filter the ${label}` })
export const labelsOf = (filters: Locator): Promise<(string | null)[]> =>
  filters.getByRole('group').evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label')))

/** Opens a filter by its chip, sets it, and closes it. */
export async function inFilter(filters: Locator, label: string, set: (editor: Locator) => Promise<unknown>): Promise<void> {
  await filters.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  const editor = filters.page().getByRole('dialog', { name: `Filter by ${label}` })
  await set(editor)
  await editor.getByRole('button', { name: 'Done' }).click()
}
export const totalsOf = (grid: Locator): Locator => grid.getByRole('row', { name: 'Totals' })

/** A dashboard by its label: its filters, its rows and what counts them. */
export const boardOf = (page: Page, label: string) => {
  const region = page.getByRole('region', { name: label, exact: true })
  const filters = filtersOf(page, label)
  return {
    filters,
    grid: boardGrid(page, label),
    count: boardCount(page, label),
    pageSize: region.getByRole('combobox', { name: 'Rows on a page' }),
    search: filters.getByRole('button', { name: 'Search', exact: true }),
    reset: filters.getByRole('button', { name: 'Reset', exact: true }),
    setDay: (which: 'From' | 'To', day: string) => inFilter(filters, 'Date range', (editor) => editor.getByRole('textbox', { name: which }).fill(day)),
  }
}

/** The titles of the columns, from left to right; that of the ticks has none. */
export const titlesOf = (grid: Locator): Promise<string[]> =>
  grid.evaluate((element) => Array.from(element.querySelectorAll<HTMLElement>('[role="columnheader"]'), ({ title }) => title).filter(Boolean))

/** What a column says in the drawn rows of data, from top to bottom. */
export const columnOf = (grid: Locator, title: string): Promise<string[]> =>
  grid.evaluate((element, column) => {
    const place = element.querySelector(`[role="columnheader"][title="${column}"]`)?.getAttribute('aria-colindex')
    const rows = Array.from(element.querySelectorAll('[role="row"][data-index]:not([data-index="-1"])'))
    return rows.map((row) => row.querySelector<HTMLElement>(`[aria-colindex="${place}"]`)).map((cell) => cell?.dataset['whole'] ?? cell?.textContent ?? '')
  }, title)

/** Waits until a column says this, from the first row on as far as rows are drawn. */
export async function expectColumn(grid: Locator, title: string, expected: readonly string[]): Promise<void> {
  await expect(async () => {
    const shown = await columnOf(grid, title)
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(8, expected.length))
    expect(shown).toEqual(expected.slice(0, shown.length))
  }).toPass({ timeout: 10_000, intervals: [50, 100, 250] })
}

/** The cells of days: each number in green where it is not zero, and in red where it is or nothing is known. */
export async function expectDayColours(grid: Locator, sites: readonly DashboardSite[], asOf: number): Promise<void> {
  const seen = new Map<string, Set<string>>()
  for (const day of lastDays(asOf, 10)) {
    const cells = await grid.evaluate((element, column) => {
      const place = element.querySelector(`[role="columnheader"][title="${column}"]`)?.getAttribute('aria-colindex')
      const rows = Array.from(element.querySelectorAll('[role="row"][data-index]:not([data-index="-1"])'))
      return rows.map((row) => {
        const cell = row.querySelector(`[aria-colindex="${place}"]`)
        return { text: cell?.textContent ?? '', colour: cell === null ? '' : getComputedStyle(cell).backgroundColor }
      })
    }, day)
    for (const [index, { text, colour }] of cells.entries()) {
      const orders = sites[index]?.ordersCount?.find(({ date }) => date === day)?.totalOrders
      expect(text).toBe(orders === undefined ? '–' : String(orders))
      const kind = (orders ?? 0) > 0 ? 'green' : 'red'
      seen.set(kind, (seen.get(kind) ?? new Set()).add(colour))
    }
  }
  for (const [kind, colours] of seen) {
    expect(colours.size, kind).toBe(1)
    const [red, green] = (/\d+/g[Symbol.match]([...colours][0] ?? '') ?? []).map(Number) as [number, number]
    expect(kind === 'green' ? green > red : red > green, `${kind}: ${[...colours][0]}`).toBe(true)
  }
}

/** Chooses in a box that is searched by typing. */
export async function chooseFrom(filters: Locator, label: string, option: string): Promise<void> {
  const box = filters.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(option)
  await filters.page().getByRole('option', { name: option, exact: true }).click()
  await expect(box).toHaveValue(option)
}
