// @vitest-environment jsdom

import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { currentUserOf } from '#data/session/current-user.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { nonUsageWindow, onboardingDays, rangeWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import type { Role } from '#shared/domain/role.ts'
import { success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import NonUsageRoute from './non-usage/non-usage-route.tsx'
import OnboardingRoute from './onboarding/onboarding-route.tsx'
import OutstandingRoute from './outstanding/outstanding-route.tsx'
import { PartnerHomeRoute } from './partner/partner-routes.tsx'
import RenewalRoute from './renewal/renewal-route.tsx'
import { siteWith } from './rules/site.test-support.ts'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge

beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  fake.answer('platform.execute', ({ operation }: { operation: string }) =>
    success({
      data: JSON.stringify(operation === 'GetInternalUsers' ? { getInternalUsers: [] } : { getSubscriptionPlansBySiteId: [] }),
      receivedAt: 1,
    }),
  )
  fake.answer('dashboards.dump', success(null))
  answerRows()
})
afterEach(() => {
  cleanup()
})

const answerRows = (...sites: readonly DashboardSite[]): void => fake.answer('dashboards.rows', success({ rows: JSON.stringify(sites) }))

const SCREENS = { onboarding: OnboardingRoute, nonUsage: NonUsageRoute, renewal: RenewalRoute, outstanding: OutstandingRoute, home: PartnerHomeRoute }

/** Opens a dashboard as a user called Asha. */
async function open(which: keyof typeof SCREENS, role: Role, profile: object = {}) {
  const Screen = SCREENS[which]
  await fake.services.preferences.read()
  await fake.services.reachability.read()
  const user = currentUserOf({ userName: 'asha@demo.example', role }, { name: 'Asha', enabled: true, permissions: [], ...profile } as never)
  render(
    <TestConsole services={fake.services} user={user}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Screen /> }])} />
    </TestConsole>,
  )
}

/** What was asked of a channel, without the names of the requests. */
const asked = (channel: string): unknown[] =>
  fake.calls
    .filter((call) => call.startsWith(`${channel} `))
    .map((call) => {
      const { requestId: _requestId, ...rest } = JSON.parse(call.slice(channel.length + 1)) as Record<string, unknown>
      return rest
    })
const askedFor = (operation: string): boolean => fake.calls.some((call) => call.includes(`"operation":"${operation}"`))
const labels = async (): Promise<(string | null)[]> =>
  Array.from((await screen.findByLabelText('Filter the Onboarding Dashboard')).querySelectorAll('fieldset'), (chip) => chip.getAttribute('aria-label'))

describe('who sees what', () => {
  test('the filters of internal staff show to those roles, whose user list is loaded [DASH-018] [DASH-019] [DASH-025]', async () => {
    await open('onboarding', 'CUSTOMER_SUPPORT_LEAD')
    expect((await labels()).slice(0, 3)).toEqual(['Support Account Manager', 'Sales Person', 'Partner Type'])
    await waitFor(() => expect(askedFor('GetInternalUsers')).toBe(true))
  })

  test('a sales person has neither, and pickers without choices [DASH-018] [DASH-036]', async () => {
    await open('onboarding', 'SALES_PERSON')
    expect((await labels())[0]).toBe('Partner Type')
    await screen.findByText('No data to show')
    expect(askedFor('GetInternalUsers')).toBe(false)
  })

  test('others than ADMIN are restricted by user name, an account manager by name too, in what was prepared and in what is asked [DASH-022] [DASH-024] [ONB-016] [ONB-017]', async () => {
    await open('onboarding', 'SUPPORT_ACCOUNT_MANAGER')
    await screen.findByText('No data to show')
    expect(asked('dashboards.dump')).toEqual([{ request: { dashboard: 'onboarding_dashboard', userName: 'asha@demo.example' } }])
    const usual = onboardingDays('6-months', nowInSeconds())
    const window = rangeWindow(usual.from, usual.to)
    expect(asked('dashboards.rows')).toEqual([
      { call: { call: 'onboarding_dashboard', fromDate: window?.from, toDate: window?.to, username: 'asha@demo.example', supportAccManager: 'Asha' } },
    ])
  })

  test.each(['onboarding', 'renewal', 'nonUsage'] as const)('rows of others that come all the same are left out: %s [DASH-022] [DASH-023]', async (which) => {
    answerRows(siteWith({ id: '1', companyName: 'Own', salesPerson: 'Asha' }), siteWith({ id: '2', companyName: 'Foreign', salesPerson: 'Arun' }))
    await open(which, 'SALES_PERSON')
    await screen.findByText('Own')
    expect(screen.queryByText('Foreign')).toBeNull()
  })

  test('rows of a call that takes the user name alone are those of the own name [DASH-022] [DASH-023]', async () => {
    answerRows(siteWith({ id: '1', companyName: 'Own', supportAccManager: 'Asha' }), siteWith({ id: '2', companyName: 'Foreign', supportAccManager: 'Arun' }))
    await open('nonUsage', 'SUPPORT_ACCOUNT_MANAGER')
    await screen.findByText('Own')
    expect(screen.queryByText('Foreign')).toBeNull()
    expect(asked('dashboards.rows')).toEqual([{ call: { call: 'non_usage', ...nonUsageWindow(nowInSeconds()), username: 'asha@demo.example' } }])
  })
})

test('what was typed into the filters stays when the choices of the pickers arrive after it', async () => {
  const users = Promise.withResolvers<ReturnType<typeof success<{ data: string; receivedAt: number }>>>()
  fake.answer('platform.execute', () => users.promise)
  await open('onboarding', 'ADMIN')
  const filters = within(await screen.findByLabelText('Filter the Onboarding Dashboard'))
  await userEvent.click(filters.getByRole('button', { name: 'Business Name' }))
  await userEvent.type(await screen.findByLabelText('Business Name contains'), 'tea')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await userEvent.click(filters.getByRole('button', { name: 'Date range: Last 6 months' }))
  const from = await screen.findByLabelText('From')
  await userEvent.clear(from)
  await userEvent.type(from, '01-01-2021')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  const manager = { username: 'm', userRole: 'SUPPORT_ACCOUNT_MANAGER', name: 'Meera', enabled: true, companyName: null }
  users.resolve(success({ data: JSON.stringify({ getInternalUsers: [manager] }), receivedAt: 1 }))
  await userEvent.click(filters.getByRole('button', { name: 'Support Account Manager' }))
  await screen.findByRole('radio', { name: 'Meera' })
  expect(filters.getByText('Business Name: tea')).toBeTruthy()
  expect(filters.getByText(/^Date range: 01-01-2021 to /)).toBeTruthy()
})

describe('what was prepared', () => {
  test('stays in sight where the present of a renewal cannot be had', async () => {
    fake.answer('dashboards.dump', success({ dumpDate: formatFormDate(nowInSeconds()), rows: JSON.stringify([siteWith({ companyName: 'Prepared' })]) }))
    fake.answer('dashboards.rows', refusal('unreachable', 'The platform cannot be reached: it is away.'))
    await open('renewal', 'ADMIN')
    await screen.findByText('The dashboard could not be loaded.')
    expect(await screen.findByText('Prepared')).toBeTruthy()
  })

  test('is done without where it cannot be had', async () => {
    fake.answer('dashboards.dump', refusal('rejected', 'NO DUMPS'))
    answerRows(siteWith({ companyName: 'Present' }))
    await open('onboarding', 'ADMIN')
    expect(await screen.findByText('Present')).toBeTruthy()
  })
})

test('figures of what could not be loaded are not counted as none', async () => {
  fake.answer('dashboards.rows', refusal('unreachable', 'No network'))
  await open('renewal', 'ADMIN')
  expect(await screen.findByText('Nothing could be loaded.')).toBeTruthy()
  const figure = screen.getByRole('button', { name: 'Ends in 7 days: could not be loaded' })
  expect(figure.textContent).toBe('Ends in 7 days–')
})

test('without an analytics service a dashboard says so as a fact, and offers no second try', async () => {
  fake.answer('dashboards.rows', refusal('not-offered', 'The connection profile names no analytics service.'))
  await open('outstanding', 'ADMIN')
  expect(await screen.findByText('There are no current figures: the connection profile names no analytics service.')).toBeTruthy()
  expect(screen.getByText('This dashboard is made of the figures of that service.')).toBeTruthy()
  expect(screen.queryByText('The dashboard could not be loaded.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('bars of what is owed say by their colour how late it is', async () => {
  answerRows({ name: 'Meera', LESS_30: 100, '30_TO_60': 200, MORE_60: 300, balance: 600, sites: [] } as never)
  await open('outstanding', 'ADMIN')
  const bars = within(await screen.findByRole('group', { name: 'Outstanding by age: All sales persons' })).getAllByRole('definition')
  const colours = bars.map((bar) => bar.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--bar'))
  expect(colours).toEqual(['var(--colorPaletteGreenBorderActive)', 'var(--colorPaletteMarigoldBorderActive)', 'var(--colorPaletteRedBorderActive)'])
})

test('a partner whose profile names no company is told why nothing shows', async () => {
  await open('home', 'CP', { companyName: ' ' })
  await screen.findByText('Your profile names no company')
  expect(asked('dashboards.rows')).toEqual([])
})
