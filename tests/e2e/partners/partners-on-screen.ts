import { expect, type Locator, type Page } from '@playwright/test'
import { openAddress } from '../open-address.ts'

/** The rows of a table without its header and its summary. */
export const rowsOf = (grid: Locator): Locator => grid.locator('[role="row"][data-index]:not(:has([role="columnheader"]))')

/** The row that has a text in one of its cells. */
export const rowWith = (grid: Locator, text: string): Locator => rowsOf(grid).filter({ has: grid.page().getByRole('gridcell', { name: text, exact: true }) })

/** The titles of the columns, from left to right; the table's own column of row menus is called Actions. */
export const columnTitles = (grid: Locator): Promise<string[]> =>
  // The one of the checkboxes has none.
  grid.evaluate((element) =>
    Array.from(element.querySelectorAll('[role="columnheader"]'), (header) => header.getAttribute('title') ?? header.ariaLabel ?? '').filter(Boolean),
  )

/**
 * What a column says in the drawn rows, from top to bottom, in full: where it is, in a place of its own or below the
 * column before it.
 */
export const column = (grid: Locator, title: string): Promise<string[]> =>
  grid.evaluate((element, wanted) => {
    const headers = Array.from(element.querySelectorAll('[role="columnheader"]'))
    const own = headers.find((header) => header.getAttribute('title') === wanted)
    const header = own ?? headers.find((each) => Array.from(each.querySelectorAll('span'), ({ textContent }) => textContent).includes(wanted))
    const rows = Array.from(element.querySelectorAll('[role="row"][data-index]:not(:has([role="columnheader"]))'))
    const index = (row: Element) => Number(row.getAttribute('aria-rowindex'))
    return rows
      .toSorted((one, other) => index(one) - index(other))
      .map((row) => {
        const cell = row.querySelector<HTMLElement>(`[aria-colindex="${header?.getAttribute('aria-colindex')}"]`)
        const second = cell?.querySelector('[data-second]')
        const [whole, wholeSecond] = cell?.dataset['whole']?.split('\n') ?? []
        if (own === undefined) return wholeSecond ?? second?.textContent ?? ''
        return whole ?? (second ? second.previousSibling : cell)?.textContent ?? ''
      })
  }, title)

/** The row of a partner, whatever stands below the name. */
const rowOfPartner = (page: Page, company: string): Locator => rowsOf(partnersOf(page)).filter({ hasText: company })

const partnersOf = (page: Page): Locator => page.getByRole('grid', { name: 'Channel partners', includeHidden: true })

/** The CP List and the dialogs that it opens. */
export const cpList = (page: Page) => ({
  /** Also behind a dialog. */
  grid: partnersOf(page),
  row: (company: string) => rowOfPartner(page, company),
  /** What a row offers. */
  button: (company: string, title: 'Services' | 'Wallet') => rowOfPartner(page, company).getByRole('button', { name: `${title} of ${company}` }),
  status: (company: string) => rowOfPartner(page, company).getByRole('switch', { name: `Status of ${company}` }),
  /** In place of the switch, while the partner is disabled. */
  disabledStatus: (company: string) => rowOfPartner(page, company).getByRole('button', { name: `Edit the user of ${company}, who is inactive` }),
  /** What the list says a partner has. */
  balance: async (company: string): Promise<string | undefined> =>
    (await column(partnersOf(page), 'Wallet Balance'))[(await column(partnersOf(page), 'Company Name')).indexOf(company)],
  /** "7 of 7". */
  count: page.getByRole('region', { name: 'Channel partners' }).getByRole('status'),
  /** The first row. */
  total: page.getByRole('grid', { name: 'Channel partners' }).getByRole('row').nth(1),
  search: page.getByRole('searchbox', { name: 'Search company, contact person, mobile' }),
  country: page.getByRole('combobox', { name: 'Country' }),
  apply: page.getByRole('button', { name: 'Search', exact: true }),
  reset: page.getByRole('button', { name: 'Reset', exact: true }),
  form: page.getByRole('alertdialog', { name: /^Recharge ·/ }),
  confirmation: page.getByRole('alertdialog', { name: 'Recharge', exact: true }),
  sentBefore: page.getByRole('region', { name: 'Sent before' }),
})

/** The lines of text in some columns that are wider than their room. */
export const cutTexts = (grid: Locator, titles: readonly string[]): Promise<string[]> =>
  grid.evaluate((element, wanted) => {
    const linesOf = (title: string): Element[] => {
      const place = element.querySelector(`[role=columnheader][title="${title}"]`)?.getAttribute('aria-colindex')
      return Array.from(element.querySelectorAll(`[role=gridcell][aria-colindex="${place}"] > *`))
    }
    const lines = wanted.flatMap(linesOf)
    if (lines.length < wanted.length) throw new Error('The columns have no lines')
    return lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)
  }, titles)

/** A partner's mapping and the dialog that adds to it. */
export const serviceMap = (page: Page) => ({
  card: page.getByRole('group', { name: 'CP Profile' }),
  tab: (title: 'PLANS' | 'ADDONS') => page.getByRole('tab', { name: title, exact: true }),
  grid: (title: 'PLANS' | 'ADDONS') => page.getByRole('grid', { name: title }),
  add: page.getByRole('button', { name: 'ADD SERVICE' }),
  dialog: page.getByRole('alertdialog', { name: 'Plans / Addons Mapping' }),
  /** Takes an action of the menu of a mapped plan. */
  choose: async (plan: string, action: 'Delete' | 'Edit row'): Promise<void> => {
    await openPlanMenu(page, plan)
    await page.getByRole('menuitem', { name: action }).click()
  },
})

export async function openPlanMenu(page: Page, plan: string): Promise<void> {
  await page
    .getByRole('grid', { name: 'PLANS' })
    .getByRole('button', { name: `Actions for ${plan}`, exact: true })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Opens a partner's mapping by its address and waits for its plans. */
export async function openServiceMap(page: Page, partner: string) {
  const map = serviceMap(page)
  await openAddress(page, `/serviceMap?${new URLSearchParams({ partner })}`)
  await expect(rowsOf(map.grid('PLANS')).first()).toBeVisible()
  return map
}
