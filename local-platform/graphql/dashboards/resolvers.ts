import { isFormDate, parseDay } from '#shared/domain/date.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { PlatformContext } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { type DashboardScope, EVERYBODY, requireDashboard, requireOnboarding } from './access.ts'
import { countRenewals, onboardingRows, renewalRows } from './dashboards.ts'
import { hasDump } from './dump-store.ts'

const DAY = 86_400
const HALF_A_YEAR = 183 * DAY
const SUFFIX = '::'

/** Which days lie where a renewal dashboard looks: 15 back, 30 ahead, orders of 10. */
const RENEWAL_WINDOW = { back: 15 * DAY, ahead: 30 * DAY, orders: 10 * DAY }

export const dashboardResolvers: Resolvers = {
  Query: {
    getInternalDump: (_root, { typeValue, dumpDate }, context) => {
      const [dashboard, userName = null, ...more] = typeValue.split(SUFFIX)
      const isListed = dashboard === 'onboarding_dashboard' || (dashboard === 'renewal_dashboard' && userName === null)
      if (!isListed || more.length > 0) throw notFound('DUMP_NOT_FOUND')
      const { caller, database } = context
      const scope = dashboard === 'onboarding_dashboard' ? requireOnboarding(caller, userName) : EVERYBODY
      requireDashboard(caller, dashboard)
      const at = isFormDate(dumpDate) ? parseDay(dumpDate) : null
      if (at === null) throw invalid('DUMP_DATE_NOT_VALID')
      return hasDump(database, dashboard, dumpDate) ? { typeValue, dumpDate, dumpData: JSON.stringify(dumpedRows(context, dashboard, scope, at)) } : null
    },

    getRenewalCount: (_root, { fromDate, toDate, pastDate: _pastDate }, { caller, database, now }) => {
      requireDashboard(caller, 'renewal_dashboard')
      if (typeof toDate === 'string' && !/^\d+$/.test(toDate)) throw invalid('TO_DATE_NOT_VALID')
      return countRenewals(database, { from: fromDate ?? now(), to: Number(toDate ?? now() + RENEWAL_WINDOW.ahead) })
    },
  },
}

/**
 * Only the days of dumps are kept, not their text, which would be megabytes a day: the rows are made again as of that
 * day.
 */
function dumpedRows({ database }: PlatformContext, dashboard: 'onboarding_dashboard' | 'renewal_dashboard', scope: DashboardScope, at: number) {
  if (dashboard === 'onboarding_dashboard') return onboardingRows(database, scope, { from: at - HALF_A_YEAR, to: at }, at)
  return renewalRows(database, scope, { from: at - RENEWAL_WINDOW.back, to: at + RENEWAL_WINDOW.ahead }, at - RENEWAL_WINDOW.orders, at)
}
