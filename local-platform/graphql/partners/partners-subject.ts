import type { Subject } from '../subject.ts'
import { mappings } from './mapping-table.ts'
import { partnerResolvers } from './resolvers.ts'
import { seedPartners } from './seed.ts'
import { PARTNER_WALLET_TABLES } from './wallet-store.ts'

/** Channel partners' accounts: what they pay for plans and add-ons, and their prepaid wallet. */
export const partners: Subject = {
  name: 'partners',
  tables: mappings.sql + PARTNER_WALLET_TABLES,
  seed: seedPartners,
  resolvers: partnerResolvers,
}
