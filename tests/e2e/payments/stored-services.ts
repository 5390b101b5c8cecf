import { PlatformUser, type Stored } from '../platform-user.ts'

const SITES = `{ getSitesAdmin {
  siteId domain companyName channelPartner channelPartnerId siteType siteOptions fromDate tillDate basicSiteSetting { curr isWalletEnabled } planDetails { planName }
  siteRecurringConfig { siteServices { serviceName } }
} }`
const CONFIG = `query ($domain: String!) { getSiteConfig(domain: $domain) { domain siteId enabled siteServices {
  serviceName chargingModel charges status masterStatus startedAt updatedAt startDate endDate notes addedServiceId
} } }`
const PLANS = `query ($siteId: ID!) { getSubscriptionPlansBySiteId(siteId: $siteId) {
  siteId planId planName status masterService platform siteType amount chargingModel description services paymentGateway curr startDate endDate
  createdAt priceList { chargingModel rate } serviceDetails { serviceName serviceType }
} }`
const EXTRAS =
  'query ($siteId: ID!) { getSiteExtraServicesBySiteId(siteId: $siteId, limit: 100) { items { id serviceName amt currency note createdBy createdAt } } }'
const EVENTS = 'query ($search: String!) { getSiteActionEventsFilter(searchValue: $search) { eventName eventType note reason createdBy } }'
const SERVICES = `query ($siteId: ID!) { getPlatformServicesBySiteId(siteId: $siteId) {
  serviceId serviceName slugServiceName serviceType status masterService platform siteType channelPartner addedServiceId
} }`
const MAPPING = 'query ($userId: ID!) { getUserServiceMapping(userId: $userId) { type serviceId serviceName planName boardingAmount renewalAmount } }'

/** Reads the platform's services, plans and notes as an administrator would, past the console. */
export class StoredServices extends PlatformUser {
  /** The first site of which something holds. */
  async site(holds: (site: Stored) => boolean): Promise<Stored> {
    const site = ((await this.run(SITES))['getSitesAdmin'] as Stored[]).find(holds)
    if (site === undefined) throw new Error('The platform has no such site')
    return site
  }

  async config(domain: string): Promise<Stored | null> {
    return (await this.run(CONFIG, { domain }))['getSiteConfig']
  }

  /** A recurring service of a site; throws when there is none. */
  async service(domain: string, serviceName: string): Promise<Stored> {
    const found = (await this.config(domain))?.['siteServices'].find((service: Stored) => service['serviceName'] === serviceName)
    if (found === undefined) throw new Error(`${domain} has no service ${serviceName}`)
    return found
  }

  async plans(siteId: string): Promise<Stored[]> {
    return (await this.run(PLANS, { siteId }))['getSubscriptionPlansBySiteId']
  }

  /** Newest first. */
  async extras(siteId: string): Promise<Stored[]> {
    return (await this.run(EXTRAS, { siteId }))['getSiteExtraServicesBySiteId']['items']
  }

  /** Newest first. */
  async events(siteId: string): Promise<Stored[]> {
    return (await this.run(EVENTS, { search: JSON.stringify({ siteId }) }))['getSiteActionEventsFilter']
  }

  async platformServices(siteId: string): Promise<Stored[]> {
    return (await this.run(SERVICES, { siteId }))['getPlatformServicesBySiteId']
  }

  async mapping(userId: string): Promise<Stored[]> {
    return (await this.run(MAPPING, { userId }))['getUserServiceMapping']
  }
}
