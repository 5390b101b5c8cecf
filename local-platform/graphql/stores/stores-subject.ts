import type { Subject } from '../subject.ts'
import { storeResolvers } from './resolvers.ts'
import { stores as table } from './store-table.ts'

/** Registration of a site's store with the food-delivery network (aggregator FALCON). */
export const stores: Subject = { name: 'stores', tables: table.sql, resolvers: storeResolvers }
