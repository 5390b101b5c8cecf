import { randomUUID } from 'node:crypto'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { transaction } from '../../database/transaction.ts'
import type { PlatformService, Resolvers } from '../../generated/resolvers.ts'
import { given } from '../argument-rules.ts'
import { requireReadableScope, requireWritableScope } from '../catalogue-access.ts'
import { invalid, notFound } from '../errors.ts'
import { requireSite } from '../sites/access.ts'
import { platformServices } from './plan-tables.ts'
import { requireFreeSlug, requireValidService } from './rules.ts'

export const platformServiceResolvers: Resolvers = {
  Query: {
    getPlatformServicesBySiteId: (_root, { siteId }, context) => {
      requireReadableScope(context, siteId)
      return platformServices.list(context.database, { siteId })
    },

    getPlatformServicesByPlatform: (_root, { siteId, platform }, context) => {
      requireReadableScope(context, siteId)
      return platformServices.list(context.database, { siteId }).filter((service) => service.platform === platform)
    },
  },

  Mutation: {
    createPlatformService: (_root, { input }, context) => {
      requireWritableScope(context, input.siteId)
      requireValidService(input)
      const service: PlatformService = { ...newService(context.now()), ...input }
      return transaction(context.database, () => {
        requireFreeSlug(context.database, service)
        platformServices.insert(context.database, service)
        return service
      })
    },

    updatePlatformService: (_root, { input }, context) => {
      requireWritableScope(context, input.siteId)
      requireValidService(input)
      const { database } = context
      return transaction(database, () => {
        const known = platformServices.find(database, input)
        if (known === null) throw notFound('SERVICE_NOT_FOUND')
        const service: PlatformService = { ...known, ...given(input) }
        requireFreeSlug(database, service)
        platformServices.save(database, service)
        return service
      })
    },

    deletePlatformService: (_root, { siteId, serviceId }, context) => {
      requireWritableScope(context, siteId)
      const service = platformServices.find(context.database, { siteId, serviceId })
      if (service === null) throw notFound('SERVICE_NOT_FOUND')
      platformServices.remove(context.database, { siteId, serviceId })
      return service
    },

    addPlatformService: (_root, { input }, context) => {
      requireWritableScope(context, input.siteId)
      const { companyName: _companyName, ...fields } = input
      const { database } = context
      const site = requireSite(context, { siteId: input.siteId })
      requireValidService(fields)
      if (fields.channelPartner && fields.channelPartner !== site.channelPartner) throw invalid('CHANNEL_PARTNER_NOT_OF_SITE')
      if (fields.addedServiceId && platformServices.find(database, { siteId: MASTER_SITE_ID, serviceId: fields.addedServiceId }) === null) {
        throw notFound('SERVICE_NOT_FOUND')
      }
      const service: PlatformService = { ...newService(context.now()), ...given(fields) }
      return transaction(database, () => {
        requireFreeSlug(database, service)
        platformServices.insert(database, service)
        return service
      })
    },
  },
}

function newService(now: number) {
  const serviceId = randomUUID()
  return { id: serviceId, serviceId, createdAt: now, channelPartner: null, addedServiceId: null }
}
