import type { Subject } from '../subject.ts'
import { prices } from './price-table.ts'
import { priceResolvers } from './resolvers.ts'
import { seedPrices } from './seed.ts'

/** What recurring and one-time services cost. */
export const priceList: Subject = { name: 'prices', tables: prices.sql, seed: seedPrices, resolvers: priceResolvers }
