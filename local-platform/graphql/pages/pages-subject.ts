import type { Subject } from '../subject.ts'
import { pages as table } from './page-table.ts'
import { pageResolvers } from './resolvers.ts'
import { seedPages } from './seed.ts'

/** Static pages: the master set, and the copies each site has of it. */
export const pages: Subject = {
  name: 'pages',
  tables: table.sql,
  seed: seedPages,
  resolvers: pageResolvers,
  onSiteDeleted: (database, { siteId }) => {
    table.remove(database, { siteId })
  },
}
