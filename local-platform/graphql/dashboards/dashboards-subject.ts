import type { Subject } from '../subject.ts'
import { DUMP_TABLES } from './dump-store.ts'
import { ORDER_TABLES, removeOrders } from './order-store.ts'
import { dashboardResolvers } from './resolvers.ts'
import { seedDashboards } from './seed.ts'

/** What the dashboards show: orders of the sites, and the days on which dashboards were dumped. The analytics calls are in `analytics-routes.ts`. */
export const dashboards: Subject = {
  name: 'dashboards',
  tables: ORDER_TABLES + DUMP_TABLES,
  seed: seedDashboards,
  resolvers: dashboardResolvers,
  onSiteDeleted: (database, { siteId }) => removeOrders(database, siteId),
  onSiteReset: (database, { siteId }) => removeOrders(database, siteId),
}
