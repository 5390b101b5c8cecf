import type { DatabaseSync } from 'node:sqlite'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { SiteService } from '../../generated/resolvers.ts'
import { subscriptionPlans } from '../plans/plan-tables.ts'
import { walkSites } from '../site-walk.ts'
import type { SiteRecord } from '../sites/list-line.ts'
import type { DashboardScope } from './access.ts'
import { createOrderReader, type DayRange } from './order-store.ts'

const FIELDS = [
  'siteId',
  'domain',
  'companyName',
  'supportAccManager',
  'salesPerson',
  'channelPartner',
  'partnerType',
  'basicSiteSetting',
  'planDetails',
  'curr',
  'createdAt',
  'siteRecurringConfig',
] as const

/** A site as a dashboard reads it, with its SITE service at hand. */
export type ReadSite = Pick<SiteRecord, (typeof FIELDS)[number]> & { readonly service: SiteService | null }

/** The sites of a scope that a dashboard shows, without their orders, plans and balance yet. */
export function* sitesOf(database: DatabaseSync, scope: DashboardScope, accepts: (site: ReadSite) => boolean): Generator<ReadSite> {
  for (const record of walkSites(database, FIELDS)) {
    if (scope.channelPartner !== undefined && record.channelPartner !== scope.channelPartner) continue
    if (scope.supportAccManager !== undefined && record.supportAccManager !== scope.supportAccManager) continue
    if (scope.salesPerson !== undefined && record.salesPerson !== scope.salesPerson) continue
    const site = { ...record, service: record.siteRecurringConfig?.siteServices?.find(({ serviceName }) => serviceName === 'SITE') ?? null }
    if (accepts(site)) yield site
  }
}

/** The rows of a dashboard: the sites with their plans, balance and orders of the given days. */
export function* rowsOf(database: DatabaseSync, sites: Iterable<ReadSite>, days: DayRange): Generator<DashboardSite> {
  const ordersOf = createOrderReader(database, days)
  const walletOf = database.prepare('select balance from site_wallet where site_id = ?')
  for (const site of sites) {
    const balance = walletOf.get(site.siteId)?.['balance']
    yield {
      id: site.siteId,
      domain: site.domain,
      companyName: site.companyName,
      supportAccManager: site.supportAccManager,
      salesPerson: site.salesPerson,
      channelPartner: site.channelPartner,
      partnerType: site.partnerType,
      partnerName: site.channelPartner,
      contactNumber: site.basicSiteSetting.contactNumber,
      planName: site.planDetails?.[0]?.planName ?? null,
      subscriptionPlans: subscriptionPlans.list(database, { siteId: site.siteId }).map(({ amount, planName }) => ({ amount, planName })),
      wallet: balance === undefined ? null : Number(balance),
      curr: site.curr,
      createdAt: site.createdAt,
      startDate: site.service?.startDate ?? null,
      endDate: site.service?.endDate ?? null,
      charges: site.service?.charges ?? null,
      masterStatus: site.service?.masterStatus ?? null,
      ordersCount: ordersOf(site.siteId),
    }
  }
}

/** Whether an instant lies in a period, both ends included; unix seconds. */
export const isWithin = (instant: number | null | undefined, from: number, to: number): boolean =>
  typeof instant === 'number' && instant >= from && instant <= to
