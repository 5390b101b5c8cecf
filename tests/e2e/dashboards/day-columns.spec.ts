import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { boardGrid, totalsOf } from './board-on-screen.ts'
import { answerRows } from './charts/answered-rows.ts'
import { presentSeconds } from './expected-days.ts'

const BOARDS = [
  { label: 'Renewal Dashboard', path: '/renewal-dashboard', operation: 'renewal_dashboard', isPrepared: false, areNotesSeen: false },
  { label: 'Onboarding Dashboard', path: '/deployment-dashboard', operation: 'onboarding_dashboard', isPrepared: true, areNotesSeen: true },
  { label: 'Non Usage Dashboard', path: '/nonusage-dashboard', operation: 'non_usage', isPrepared: false, areNotesSeen: false },
]

/** So many that the rows have a scroll bar. */
const SITES = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  // 18 letters.
  companyName: 'Lakshmi Vaccinatio',
  masterStatus: 'ACTIVE',
  planName: 'Growth',
  curr: index % 2 === 0 ? 'INR' : 'GBP',
  wallet: 100,
  startDate: presentSeconds(),
  endDate: presentSeconds(),
}))

/** The texts within an element that are wider than their room. */
const cutIn = (element: Locator): Promise<string[]> =>
  element.evaluate((root) =>
    [root, ...root.querySelectorAll<HTMLElement>('*')]
      .filter(({ scrollWidth, clientWidth, children }) => children.length === 0 && clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )

for (const { label, path, operation, isPrepared, areNotesSeen } of BOARDS) {
  test(`names and all ten days of the ${label} are whole in a window of 1440 by 900`, async ({ signedInAs, platform }) => {
    answerRows(platform, operation, SITES)
    const { page } = await signedInAs('ADMIN')
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAddress(page, path)
    if (isPrepared) await page.getByRole('button', { name: 'Load current data' }).first().click()
    const grid = boardGrid(page, label)
    const days = grid.getByRole('columnheader', { name: /^\d\d-\d\d-\d{4}$/ })
    await expect(days).toHaveCount(10)
    await expect(days.first()).toHaveText(/^\d{1,2}[A-Z][a-z]{2}$/)
    expect(await grid.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
    const edges = await grid.evaluate((element) =>
      Array.from(element.querySelectorAll('[role="columnheader"]'), (head) => ({
        title: (head as HTMLElement).title,
        ...head.getBoundingClientRect().toJSON(),
      })),
    )
    const actions = edges.at(-1)?.left
    const seen = edges.filter(({ title }) => /^\d\d-/.test(title) || (title === 'Notes' && areNotesSeen))
    for (const { title, right } of seen) expect(right, title).toBeLessThanOrEqual(actions)
    const name = grid.getByRole('button', { name: 'Open Lakshmi Vaccinatio' }).first()
    await expect(name).toBeVisible()
    expect(await name.evaluate((link) => [link, link.parentElement].map((element) => (element?.scrollWidth ?? 0) - (element?.clientWidth ?? 0)))).toEqual([
      0, 0,
    ])
    for (const head of await grid.getByRole('columnheader').all()) expect(await cutIn(head)).toEqual([])
  })
}

test('the total of wallets in two currencies is one line of the Onboarding Dashboard', async ({ signedInAs, platform }) => {
  answerRows(platform, 'onboarding_dashboard', SITES)
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/deployment-dashboard')
  await page.getByRole('button', { name: 'Load current data' }).first().click()
  const totals = totalsOf(boardGrid(page, 'Onboarding Dashboard'))
  await expect(totals).toHaveText('Total₹20.001 more')
  expect((await totals.boundingBox())?.height).toBeLessThan(40)
})

test('no title of a column is cut on the dashboard of a partner', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', SITES)
  const { page } = await signedInAs('CP')
  await page.setViewportSize({ width: 1440, height: 900 })
  const heads = boardGrid(page, 'Partner dashboard').getByRole('columnheader')
  await expect(heads.filter({ hasText: 'RenewalDate' })).toBeVisible()
  for (const head of await heads.all()) expect(await cutIn(head)).toEqual([])
})
