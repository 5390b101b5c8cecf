import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { analyticsRoutes } from '#local-platform/graphql/dashboards/analytics-routes.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { ON_SCREEN, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES, screenTitle } from '../routes/route-table.ts'
import { controlOf } from './control.ts'

const OPERATIONS = [...Object.keys(documents), ...analyticsRoutes.map(({ operation }) => operation)]

/** Screens that ask the platform for nothing, or work with what the window has: the users of the start; names that the platform refuses by itself. */
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

    for (const route of NEED_THE_PLATFORM) {
      await test.step(route.path, async () => {
        await openAddress(page, addressOf(route))
        await expect(screenTitle(page)).toHaveText(route.title)
        await expect(main.getByText(/could not be loaded/).first()).toBeVisible()
        await expect(main).not.toContainText(/<h1>|\/srv\//)
        // What is behind Details may be longer.
        await expect(main).not.toContainText(/x{301}/, { useInnerText: true })
      })
    }
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
  for (const { path, title } of PARTNER_ROUTES.filter((route) => route.path !== '/my-profile')) {
    await test.step(path, async () => {
      await openAddress(page, path)
      await expect(screenTitle(page)).toHaveText(title)
      await expect(
        page
          .getByRole('main')
          .getByText(/could not be loaded/)
          .first(),
      ).toBeVisible()
    })
  }
})
