// @vitest-environment jsdom

import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { completeBrowser } from '#components/form/form-harness.test-support.tsx'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import OnboardingRoute from '#features/dashboards/onboarding/onboarding-route.tsx'
import RenewalRoute from '#features/dashboards/renewal/renewal-route.tsx'
import CpListRoute from '#features/partners/list/cp-list-route.tsx'
import { TimelinePanel } from '#features/site-history/timeline/timeline-panel.tsx'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { success } from '#shared/result.ts'
import { drawScreen } from '../drawn-screen.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 40_000 })

const LARGEST = 9_007_199_254_740_991
const NOT_A_DATE = 1_750_000_000_000_000
const IN_MILLISECONDS = new Date(2027, 2, 13, 14, 5).getTime()

let fake: FakeBridge
beforeAll(() => {
  completeWindow()
  completeBrowser()
  fake = createFakeBridge()
  fake.answer('invoices.issued', success([]))
  fake.answer('dashboards.dump', success(null))
})
afterEach(cleanup)

/** What only a program would say, with what is around it. */
const programWords = (): string | undefined => /.{0,20}(?:NaN|Invalid|undefined|\[object|\/57\d{3}\b).{0,20}/.exec(document.body.textContent ?? '')?.[0]

/** Answers operations by name with this data, others with nothing. */
const platformAnswers = (data: Readonly<Record<string, object>>): void =>
  fake.answer('platform.execute', ({ operation }: { operation: string }) => success({ data: JSON.stringify(data[operation] ?? {}), receivedAt: 1 }))

const dashboardSite = (part: Partial<DashboardSite>): DashboardSite => ({ id: 'site-1', companyName: 'Aditi Kitchen', curr: 'INR', ...part })

test('CP List adds balances beyond 2^53 exactly, leaves out one that is not exact, and shows each as what it is', async () => {
  const partner = (username: string, balance: number | null, createdAt: number) => ({
    id: username,
    username,
    userRole: 'CP',
    enabled: true,
    name: username,
    companyName: username,
    mobile: null,
    onboardedBy: null,
    currency: 'INR',
    balance,
    createdAt,
    permissions: [],
  })
  const partners = [partner('a', LARGEST, IN_MILLISECONDS), partner('b', LARGEST, NOT_A_DATE), partner('c', 2 ** 60, 0), partner('d', 0.5, 1_800_000_000)]
  platformAnswers({ GetInternalUsersByUserRole: { getInternalUsersByUserRole: partners }, GetSitesAdmin: { getSitesAdmin: [] } })
  await drawScreen(<CpListRoute />, fake)
  expect(await screen.findByText('₹18,01,43,98,50,94,819.82 without 2 unreadable amounts')).toBeTruthy()
  expect(screen.getByText('Too large to read exactly')).toBeTruthy()
  expect(screen.getByText('Not a whole amount (0.5)')).toBeTruthy()
  expect(screen.getByText('Not a date (1750000000000000)')).toBeTruthy()
  expect(screen.getByText('13/03/2027')).toBeTruthy()
  expect(programWords()).toBeUndefined()
})

test('Onboarding adds wallets beyond 2^53 exactly, and shows a date in milliseconds as the date', async () => {
  const rows = [
    dashboardSite({ id: '1', companyName: 'Aditi Kitchen', wallet: LARGEST, startDate: IN_MILLISECONDS }),
    dashboardSite({ id: '2', companyName: 'Bina Cafe', wallet: LARGEST, startDate: NOT_A_DATE }),
    dashboardSite({ id: '3', companyName: 'Chandra', wallet: 2 ** 60 }),
  ]
  fake.answer('dashboards.rows', success({ rows: JSON.stringify(rows) }))
  platformAnswers({ GetInternalUsers: { getInternalUsers: [] }, GetSubscriptionPlansBySiteId: { getSubscriptionPlansBySiteId: [] } })
  await drawScreen(<OnboardingRoute />, fake)
  expect(await screen.findByText('₹18,01,43,98,50,94,819.82 without 1 unreadable amount')).toBeTruthy()
  expect(screen.getByText('Too large to read exactly')).toBeTruthy()
  expect(programWords()).toBeUndefined()
})

test('Renewal adds plans beyond 2^53 exactly, and shows end dates that are odd as what they are', async () => {
  const rows = [
    dashboardSite({ id: '1', subscriptionPlans: [{ amount: LARGEST, planName: 'Growth' }], endDate: IN_MILLISECONDS }),
    dashboardSite({ id: '2', companyName: 'Bina Cafe', subscriptionPlans: [{ amount: LARGEST, planName: 'Growth' }], endDate: NOT_A_DATE }),
    dashboardSite({ id: '3', companyName: 'Chandra', subscriptionPlans: [{ amount: 12.5, planName: 'Growth' }] }),
  ]
  fake.answer('dashboards.rows', success({ rows: JSON.stringify(rows) }))
  platformAnswers({ GetInternalUsers: { getInternalUsers: [] }, GetSubscriptionPlansBySiteId: { getSubscriptionPlansBySiteId: [] } })
  await drawScreen(<RenewalRoute />, fake)
  expect(await screen.findByText('₹18,01,43,98,50,94,819.82 without 1 unreadable amount')).toBeTruthy()
  expect(screen.getByText('Not a whole amount (12.5)')).toBeTruthy()
  expect(screen.getByText('13-03-2027')).toBeTruthy()
  expect(screen.getByText('Not a date (1750000000000000)')).toBeTruthy()
  expect(programWords()).toBeUndefined()
})

test('Timeline lists what has a date newest first, milliseconds among seconds, and what cannot have one last', async () => {
  const note = (id: string, createdAt: number | null) => ({
    id,
    eventName: `Note ${id}`,
    eventType: 'MANUAL',
    note: `text ${id}`,
    reason: null,
    createdAt,
    createdBy: 'asha',
  })
  const notes = [note('odd', NOT_A_DATE), note('none', null), note('old', 1_600_000_000), note('young', IN_MILLISECONDS)]
  platformAnswers({
    GetSiteActionEventsFilter: { getSiteActionEventsFilter: notes },
    GetSiteTransactionsBySite: { getSiteTransactionsBySite: [] },
    GetSiteConfig: { getSiteConfig: null },
    GetSubscriptionPlansBySiteId: { getSubscriptionPlansBySiteId: [] },
    GetSiteExtraServicesBySiteId: { getSiteExtraServicesBySiteId: { items: [], nextToken: null } },
  })
  await drawScreen(<TimelinePanel site={{ siteId: 'site-1', domain: 'cafe.example', currency: 'INR' }} />, fake)
  expect(await screen.findByText('Not a date (1750000000000000)')).toBeTruthy()
  expect(screen.getByText('13/03/2027 14:05')).toBeTruthy()
  const order = Array.from(document.body.textContent?.matchAll(/Note (odd|none|old|young)/g) ?? [], ([, id]) => id)
  expect(programWords()).toBeUndefined()
  expect([...new Set(order)]).toEqual(['young', 'old', 'odd', 'none'])
})
