import { ONE_TIME_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requireAmount } from '../argument-rules.ts'
import { invalid, notFound } from '../errors.ts'
import { readPage } from '../page-token.ts'
import { prices } from '../prices/price-table.ts'
import { requireMayBill } from '../site-configuration/rules.ts'
import { requireSite } from '../sites/access.ts'
import { extraServices } from './extra-service-table.ts'

const SERVICES_PER_PAGE = 30

export const extraServiceResolvers: Resolvers = {
  Query: {
    getSiteExtraServicesBySiteId: (_root, { siteId, limit, nextToken }, context) => {
      requireSite(context, { siteId })
      return readPage({ limit, nextToken }, SERVICES_PER_PAGE, (slice) => extraServices.list(context.database, { siteId }, { ...slice, newestFirst: true }))
    },
  },

  Mutation: {
    createSiteExtraService: (_root, { siteId, amt, currency, serviceName, note }, context) => {
      requireMayBill(context.caller)
      const site = requireSite(context, { siteId })
      requireAmount(amt, 'AMOUNT')
      if (site.curr && currency !== site.curr) throw invalid('CURRENCY_NOT_OF_SITE')
      const { database, caller } = context
      return transaction(database, () => {
        if (prices.list(database, { domain: ONE_TIME_PRICE_DOMAIN, serviceName }).length === 0) throw notFound('SERVICE_NOT_FOUND')
        const number = extraServices.list(database, { siteId }).length + 1
        const now = context.now()
        const service = {
          id: `${siteId}-extra-${number}`,
          siteId,
          sId: String(number),
          amt,
          currency,
          serviceName,
          note: note ?? null,
          createdBy: caller.userName,
          createdAt: now,
          updatedAt: now,
        }
        extraServices.insert(database, service)
        return service
      })
    },
  },
}
