import { transaction } from '../../database/transaction.ts'
import type { Resolvers, SiteConfig, SiteService, SiteServiceInput, UpdateSiteDataNormalizeInput } from '../../generated/resolvers.ts'
import { given } from '../argument-rules.ts'
import type { PlatformContext } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { requireSite } from '../sites/access.ts'
import type { SiteRecord } from '../sites/list-line.ts'
import { updateSite } from '../sites/site-store.ts'
import { requireDomainOf, requireMayBill, requireValidServices, requireValidTerms } from './rules.ts'

/** The service that represents the site's own subscription. */
const SITE_SERVICE = 'SITE'

export const siteConfigurationResolvers: Resolvers = {
  Query: {
    getSiteConfig: (_root, { domain }, context) => requireSite(context, { domain }).siteRecurringConfig ?? null,
  },

  Mutation: {
    createSiteConfig: (_root, { domain, siteId, siteServices, enabled, channelPartner }, context) => {
      requireMayBill(context.caller)
      const site = requireSite(context, { siteId })
      requireDomainOf(site, domain)
      requireValidServices(siteServices)
      if (channelPartner && channelPartner !== site.channelPartner) throw invalid('CHANNEL_PARTNER_NOT_OF_SITE')
      if (site.siteRecurringConfig) throw conflict('SITE_CONFIG_ALREADY_EXISTS')
      const now = context.now()
      return saveConfig(context, site, {
        domain,
        typeValue: 'siteRecurringConfig',
        siteId,
        enabled: enabled ?? true,
        createdAt: now,
        updatedAt: now,
        siteServices: storedServices(siteServices, [], now),
      })
    },

    updateSiteConfig: (_root, { domain, siteId, siteServices, enabled }, context) => {
      requireMayBill(context.caller)
      const site = requireSite(context, { siteId })
      requireDomainOf(site, domain)
      requireValidServices(siteServices)
      const config = requireConfig(site)
      const now = context.now()
      return saveConfig(context, site, {
        ...config,
        enabled: enabled ?? config.enabled ?? true,
        updatedAt: now,
        siteServices: storedServices(siteServices, config.siteServices ?? [], now),
      })
    },

    // The site's own record follows: the license in lists is the SITE service's period, the plan is the one named.
    updateSiteDataNormalize: (_root, { input }, context) => {
      requireMayBill(context.caller)
      const { planName, ...terms } = input
      const site = requireSite(context, { domain: input.domain })
      requireValidTerms(terms)
      const config = changeSiteService(site, terms, context.now())
      const planDetails = site.planDetails ?? []
      const isNewPlan = typeof planName === 'string' && planName !== '' && !planDetails.some((plan) => plan.planName === planName)
      return saveConfig(
        context,
        {
          ...site,
          fromDate: terms.startDate ?? site.fromDate,
          tillDate: terms.endDate ?? site.tillDate,
          planDetails: isNewPlan ? [...planDetails, { planName }] : planDetails,
        },
        config,
      )
    },
  },
}

function requireConfig(site: SiteRecord): SiteConfig {
  if (!site.siteRecurringConfig) throw notFound('SITE_CONFIG_NOT_FOUND')
  return site.siteRecurringConfig
}

function saveConfig({ database }: PlatformContext, site: SiteRecord, config: SiteConfig): SiteConfig {
  transaction(database, () => updateSite(database, { ...site, siteRecurringConfig: config }))
  return config
}

/** The services as stored: what clients do not send (ENT-026: notes, addedServiceId) stays with the service of that name. */
function storedServices(sent: readonly SiteServiceInput[], known: readonly SiteService[], now: number): SiteService[] {
  return sent.map((service) => ({
    notes: null,
    addedServiceId: null,
    ...known.find(({ serviceName }) => serviceName === service.serviceName),
    ...given(service),
    updatedAt: now,
  }))
}

function changeSiteService(site: SiteRecord, { domain: _domain, ...terms }: Omit<UpdateSiteDataNormalizeInput, 'planName'>, now: number): SiteConfig {
  const config = requireConfig(site)
  const services = config.siteServices ?? []
  if (!services.some(({ serviceName }) => serviceName === SITE_SERVICE)) throw notFound('SITE_SERVICE_NOT_FOUND')
  return {
    ...config,
    updatedAt: now,
    siteServices: services.map((service) => (service.serviceName === SITE_SERVICE ? { ...service, ...given(terms), updatedAt: now } : service)),
  }
}
