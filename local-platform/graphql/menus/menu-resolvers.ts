import { randomUUID } from 'node:crypto'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers, Service, ServiceType } from '../../generated/resolvers.ts'
import { given } from '../argument-rules.ts'
import type { PlatformContext } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import {
  menuSiteId,
  requireMarkedSite,
  requireMayChangeMenus,
  requireMayCreateFirstMenus,
  requireMayDeleteServices,
  requireMayViewMenus,
  requireMenuSite,
} from './access.ts'
import { services, serviceTypes } from './menu-tables.ts'
import { requireValidMenu, requireValidService } from './rules.ts'

/** The most services one call may write; clients send about fifteen. */
const LARGEST_BATCH = 50

export const menuResolvers: Resolvers = {
  Query: {
    getServiceTypesBySiteId: (_root, { siteId }, context) => {
      requireMayViewMenus(context.caller)
      const site = requireMenuSite(context, siteId)
      return serviceTypes.list(context.database, { siteId: menuSiteId(site.siteId) })
    },

    getServiceBySiteId: (_root, { siteId }, context) => {
      requireMayViewMenus(context.caller)
      const site = requireMenuSite(context, siteId)
      return services.list(context.database, { siteId: site.siteId })
    },
  },

  Mutation: {
    createServiceType: (_root, { input }, context) => {
      requireMayCreateFirstMenus(context.caller)
      const { domain } = requireMarkedSite(context, input.siteId)
      return createMenu(context, { ...newMenu(context.now()), ...given(input), domain })
    },

    createServiceTypeV2: (_root, { input }, context) => {
      requireMayChangeMenus(context.caller)
      const { domain } = requireMarkedSite(context, input.siteId)
      if (input.domain !== domain) throw invalid('DOMAIN_NOT_OF_SITE')
      return createMenu(context, { ...newMenu(context.now()), ...given(input) })
    },

    updateServiceType: (_root, { input }, context) => {
      requireMayChangeMenus(context.caller)
      requireMarkedSite(context, input.siteId)
      const { database } = context
      return transaction(database, () => {
        const known = serviceTypes.find(database, input)
        if (known === null) throw notFound('MENU_NOT_FOUND')
        const menu: ServiceType = { ...known, ...given(input), slugName: known.slugName, updatedAt: context.now() }
        requireValidMenu(database, menu)
        serviceTypes.save(database, menu)
        return menu
      })
    },

    updateServiceInBulkV2: (_root, { input }, context) => {
      requireMayChangeMenus(context.caller)
      if (input.length === 0 || input.length > LARGEST_BATCH) throw invalid('NUMBER_OF_SERVICES_NOT_VALID')
      const named = input.map((service) => ({ ...service, siteId: requireMenuSite(context, service.siteId).siteId }))
      for (const service of named) requireValidService(service)
      const { database } = context
      return transaction(database, () =>
        named.map((sent) => {
          const service: Service = { ...services.find(database, sent), ...given(sent) }
          services.save(database, service)
          return service
        }),
      )
    },

    deleteSiteServices: (_root, { siteId }, context) => {
      requireMayDeleteServices(context.caller)
      const site = requireMenuSite(context, siteId)
      services.remove(context.database, { siteId: site.siteId })
      return true
    },
  },
}

function createMenu({ database }: PlatformContext, menu: ServiceType): ServiceType {
  return transaction(database, () => {
    if (serviceTypes.find(database, menu) !== null) throw conflict('MENU_ALREADY_EXISTS')
    requireValidMenu(database, menu)
    serviceTypes.insert(database, menu)
    return menu
  })
}

/** What a menu is where nothing else was sent. */
function newMenu(now: number) {
  return {
    id: randomUUID(),
    typeDes: null,
    displayName: null,
    typeStatus: true,
    masterServiceType: null,
    displayOrder: null,
    image: null,
    reservationType: null,
    aggregatorMerchantId: null,
    isAggregatorEnabled: false,
    aggregatorSystem: null,
    weraManagedByRecaho: null,
    weraSwiggyDirect: null,
    gstEnabled: false,
    createdAt: now,
    updatedAt: now,
  }
}
