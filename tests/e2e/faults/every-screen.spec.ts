import type { Page } from '@playwright/test'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { analyticsRoutes } from '#local-platform/graphql/dashboards/analytics-routes.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { ON_SCREEN, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES, screenTitle } from '../routes/route-table.ts'
import { controlOf } from './control.ts'

const OPERATIONS = [...Object.keys(documents), ...analyticsRoutes.map(({ operation }) => operation)]

/**
 * Screens that ask the platform for nothing, or work with what the window has: the users of the start; names that the
 * platform refuses by itself.
 */
const WORK_WITHOUT = new Set([
  '/create-user',
  '/addg-templates',
  '/create-service',
  '/create-extra-service',
  '/addm-templates',
  '/select-cp',
  '/create-site-pages',
])
/** Screens beside the spec's route table. */
const STAFF_MORE: readonly RouteRow[] = [
  { path: '/site/site-100001', title: 'Site', item: null },
  { path: '/permissions', title: 'Permissions', item: null },
]
const NEED_THE_PLATFORM = [...STAFF_ROUTES.filter(({ path }) => !WORK_WITHOUT.has(path)), ...STAFF_MORE]
const NEED_NOTHING = STAFF_ROUTES.filter(({ path }) => WORK_WITHOUT.has(path))

const FAULTS: readonly (readonly [string, Omit<FaultRequest, 'operation'>])[] = [
  ['an error page', { fault: 'http500' }],
  ['half an answer', { fault: 'truncated' }],
  ['a refusal that is markup and a stack', { fault: 'graphql-error', message: `<h1>NO</h1>\n at f (/srv/a.js:1:1) ${'x'.repeat(5000)}` }],
]

/** Time limit for a screen to report its failure, milliseconds. */
const PATIENCE = 20_000

const addressOf = ({ path }: RouteRow): string => `${path}${ON_SCREEN[path]?.search ?? ''}`

for (const [name, fault] of FAULTS) {
  test(`every screen reports that it could not load, and stays usable, when the platform gives ${name}`, {
    tag: name === 'an error page' ? ['@daily', '@failed-load'] : [],
  }, async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    const main = page.getByRole('main')
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    for (const operation of OPERATIONS) control.addFault({ operation, ...fault, times: 1000 })

    expect(await problemsOf(page, NEED_THE_PLATFORM)).toEqual([])
    for (const route of NEED_NOTHING) {
      await test.step(route.path, async () => {
        await openAddress(page, addressOf(route))
        await expect(main.getByRole('button', { name: ON_SCREEN[route.path]?.button ?? '', exact: true })).toBeEnabled()
      })
    }

    control.clearFaults()
    await openAddress(page, '/template-list')
    await expect(main.getByRole('button', { name: 'Refresh the list' })).toBeEnabled()
    await expect(main.getByText(/could not be loaded/)).toBeHidden()
  })
}

test('every screen of a partner reports that it could not load', { tag: ['@daily', '@failed-load'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('CP')
  await expect(screenTitle(page)).toHaveText('Partner dashboard')
  for (const operation of OPERATIONS) control.addFault({ operation, fault: 'http500', times: 1000 })
  expect(
    await problemsOf(
      page,
      PARTNER_ROUTES.filter(({ path }) => path !== '/my-profile'),
    ),
  ).toEqual([])
})

/**
 * Opens each row's address and gives those that do not show in time, under their title, that they could not be loaded,
 * and those that show what the platform sent. All in the page: a look from outside costs as much as drawing the screen.
 * Neighbours must differ in their titles.
 */
function problemsOf(page: Page, rows: readonly RouteRow[]): Promise<readonly string[]> {
  const screens = rows.map((route) => ({ address: addressOf(route), title: route.title }))
  return page.evaluate(
    async ([all, patience]) => {
      const main = (): HTMLElement | null => document.querySelector('main')
      const fails = (title: string): boolean =>
        document.querySelector('h1')?.textContent === title && main()?.innerText.includes('could not be loaded') === true
      const problems: string[] = []
      for (const { address, title } of all) {
        window.history.pushState({ key: address, idx: null }, '', address)
        window.dispatchEvent(new PopStateEvent('popstate'))
        const until = performance.now() + patience
        while (!fails(title) && performance.now() < until) await new Promise(requestAnimationFrame)
        if (!fails(title)) problems.push(`${address} shows no failure: ${document.querySelector('h1')?.textContent}, ${main()?.innerText}`)
        const hasText = /<h1>|\/srv\//.exec(main()?.textContent ?? '')
        // What is behind Details may be longer.
        const isLong = /x{301}/.test(main()?.innerText ?? '')
        if (hasText !== null || isLong) problems.push(`${address} shows too much of the answer: ${hasText?.[0] ?? 'a long text'}`)
      }
      return problems
    },
    [screens, PATIENCE] as const,
  )
}
