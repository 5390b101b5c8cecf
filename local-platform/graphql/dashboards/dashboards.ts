import type { DatabaseSync } from 'node:sqlite'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { walkSites } from '../site-walk.ts'
import { type DashboardScope, EVERYBODY } from './access.ts'
import { completeDays, lastDays } from './order-store.ts'
import { isWithin, rowsOf, sitesOf } from './site-rows.ts'

const DAY = 86_400
const SHOWN_DAYS = 10
const USING_DAYS = 4

/** A period; unix seconds. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** Sites created within the period, with the orders of the last ten days. */
export function onboardingRows(database: DatabaseSync, scope: DashboardScope, { from, to }: Period, now: number): DashboardSite[] {
  return [
    ...rowsOf(
      database,
      sitesOf(database, scope, (site) => isWithin(site.createdAt, from, to)),
      lastDays(SHOWN_DAYS, now),
    ),
  ]
}

/** Sites whose subscription ends within the period, with the orders since `pastDate`. */
export function renewalRows(database: DatabaseSync, scope: DashboardScope, { from, to }: Period, pastDate: number, now: number): DashboardSite[] {
  return [
    ...rowsOf(
      database,
      sitesOf(database, scope, (site) => isWithin(site.service?.endDate, from, to)),
      completeDays(pastDate, now),
    ),
  ]
}

/** All sites of a channel partner, with the orders of the last ten days. */
export function partnerRows(database: DatabaseSync, scope: DashboardScope, now: number): DashboardSite[] {
  return [
    ...rowsOf(
      database,
      sitesOf(database, scope, () => true),
      lastDays(SHOWN_DAYS, now),
    ),
  ]
}

/**
 * Switched-on sites without any order on the days from `from` (if not given: the last four) up to yesterday, with the
 * orders since `pastDate`.
 */
export function nonUsageRows(database: DatabaseSync, from: number | null, pastDate: number | null, now: number): DashboardSite[] {
  const judged = from === null ? lastDays(USING_DAYS, now) : completeDays(from, now)
  const shown = pastDate === null ? lastDays(SHOWN_DAYS, now) : completeDays(pastDate, now)
  const switchedOn = sitesOf(database, EVERYBODY, (site) => site.service?.masterStatus === 'On')
  const idle = new Set<string>()
  for (const { id, ordersCount } of rowsOf(database, switchedOn, judged)) if (!ordersCount?.some(({ totalOrders }) => totalOrders > 0)) idle.add(id)
  return [
    ...rowsOf(
      database,
      sitesOf(database, EVERYBODY, (site) => idle.has(site.siteId)),
      shown,
    ),
  ]
}

/** How many subscriptions end within the period. */
export function countRenewals(database: DatabaseSync, { from, to }: Period): number {
  return [...sitesOf(database, EVERYBODY, (site) => isWithin(site.service?.endDate, from, to))].length
}

/** What sites owe, by sales person and by how long nothing was booked on their wallet. Amounts owed are positive. */
export function outstandingRows(database: DatabaseSync, now: number): OutstandingRow[] {
  const rows = new Map<string, OutstandingRow>()
  const walletOf = database.prepare('select balance, updated_at from site_wallet where site_id = ? and balance < 0')
  for (const site of walkSites(database, ['siteId', 'fqdn', 'companyName', 'supportAccManager', 'salesPerson', 'createdAt'])) {
    const name = site.salesPerson ?? ''
    if (name === '') continue
    const wallet = walletOf.get(site.siteId)
    if (wallet === undefined) continue
    const owed = -Number(wallet['balance'])
    const row = rows.get(name) ?? { name, LESS_30: 0, '30_TO_60': 0, MORE_60: 0, balance: 0, sites: [] }
    row[bucketOf(now - Number(wallet['updated_at']))] += owed
    row.balance += owed
    row.sites.push({
      id: site.siteId,
      fqdn: site.fqdn,
      companyName: site.companyName,
      supportAccManager: site.supportAccManager,
      createdAt: site.createdAt,
      balance: owed,
    })
    rows.set(name, row)
  }
  return [...rows.values()]
}

function bucketOf(age: number): 'LESS_30' | '30_TO_60' | 'MORE_60' {
  if (age < 30 * DAY) return 'LESS_30'
  return age <= 60 * DAY ? '30_TO_60' : 'MORE_60'
}
