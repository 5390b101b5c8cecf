import type { Subject } from '../subject.ts'
import { extraServices as table } from './extra-service-table.ts'
import { extraServiceResolvers } from './resolvers.ts'
import { seedExtraServices } from './seed.ts'

/** One-time services bought for sites. */
export const extraServices: Subject = {
  name: 'extra-services',
  tables: table.sql,
  seed: seedExtraServices,
  resolvers: extraServiceResolvers,
  onSiteDeleted: (database, { siteId }) => {
    table.remove(database, { siteId })
  },
}
