import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { boardGrid } from './board-on-screen.ts'
import { answerRows } from './charts/answered-rows.ts'
import { presentSeconds } from './expected-days.ts'

const BOARDS = [
  { label: 'Renewal Dashboard', path: '/renewal-dashboard', operation: 'renewal_dashboard' },
  { label: 'Onboarding Dashboard', path: '/deployment-dashboard', operation: 'onboarding_dashboard' },
  { label: 'Non Usage Dashboard', path: '/nonusage-dashboard', operation: 'non_usage' },
]

for (const { label, path, operation } of BOARDS) {
  test(`all ten days of the ${label} are in sight in a window of 1440 by 900`, async ({ signedInAs, platform }) => {
    answerRows(platform, operation, [{ id: '1', companyName: 'Tea House', planName: 'Growth', startDate: presentSeconds(), endDate: presentSeconds() }])
    const { page } = await signedInAs('ADMIN')
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAddress(page, path)
    const days = boardGrid(page, label).getByRole('columnheader', { name: /^\d\d-\d\d-\d{4}$/ })
    await expect(days).toHaveCount(10)
    await expect(days.first()).toHaveText(/^\d{1,2}[A-Z][a-z]{2}$/)
    const edges = await boardGrid(page, label).evaluate((grid) =>
      Array.from(grid.querySelectorAll('[role="columnheader"]'), (head) => ({ title: (head as HTMLElement).title, ...head.getBoundingClientRect().toJSON() })),
    )
    const actions = edges.at(-1)?.left
    for (const { title, right } of edges.filter((head) => /^\d\d-/.test(head.title))) expect(right, title).toBeLessThanOrEqual(actions)
  })
}
