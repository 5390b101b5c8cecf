import type { Subject } from '../subject.ts'
import { siteEvents as table } from './event-table.ts'
import { siteEventResolvers } from './resolvers.ts'
import { seedSiteEvents } from './seed.ts'

/** The history of each site: what people note and what saves leave behind. */
export const siteEvents: Subject = {
  name: 'site-events',
  tables: table.sql,
  seed: seedSiteEvents,
  resolvers: siteEventResolvers,
  onSiteDeleted: (database, { siteId }) => {
    table.remove(database, { siteId })
  },
}
