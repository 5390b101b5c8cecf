import { ROOT_ACCESS } from '#shared/domain/permission.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requireAmount, requireText } from '../argument-rules.ts'
import { requireEnabled, requirePermission } from '../authorisation.ts'
import { conflict } from '../errors.ts'
import { prices } from './price-table.ts'

/** Domains whose rows are services, each there once; in any other domain the rows are the charges of one service. */
const SERVICE_DOMAINS: readonly string[] = [RECURRING_PRICE_DOMAIN, ONE_TIME_PRICE_DOMAIN]

export const priceResolvers: Resolvers = {
  Query: {
    getSiteConfigServices: (_root, { domain }, { caller, database }) => {
      requireEnabled(caller)
      return prices.list(database, { domain })
    },
  },

  Mutation: {
    // Writing a known row again changes its charges (MSVC-016): there is no other call for it.
    createSiteConfigServices: (_root, { domain, typeValue, serviceName, charges }, { caller, database }) => {
      requirePermission(caller, ROOT_ACCESS)
      requireText(domain, 'DOMAIN')
      requireText(typeValue, 'TYPE_VALUE')
      requireText(serviceName, 'SERVICE_NAME')
      requireAmount(charges, 'CHARGES')
      return transaction(database, () => {
        const namesakes = prices.list(database, { domain, serviceName })
        const known = prices.find(database, { domain, serviceName, typeValue })
        if (SERVICE_DOMAINS.includes(domain) && known === null && namesakes.length > 0) throw conflict('SERVICE_ALREADY_EXISTS')
        const row = { id: `${domain}::${serviceName}::${typeValue}`, chargesModel: null, ...known, domain, typeValue, serviceName, charges: charges ?? null }
        prices.save(database, row)
        return row
      })
    },
  },
}
