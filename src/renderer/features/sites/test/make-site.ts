import type { Site } from '../site.ts'

/** A site with nothing but its keys; a test adds what it is about. */
export const makeSite = (part: Partial<Site> = {}): Site => ({
  siteId: 'site-1',
  domain: 'aditi.example',
  typeValue: null,
  title: null,
  createdBy: null,
  loggedInAt: null,
  lastAccessAt: null,
  subdomain: null,
  fqdn: null,
  enabled: true,
  siteType: null,
  siteOptions: null,
  custName: null,
  companyName: null,
  tillDate: null,
  createdAt: null,
  userName: null,
  partnerType: null,
  salesPerson: null,
  supportAccManager: null,
  channelPartner: null,
  channelPartnerId: null,
  stockistName: null,
  appVersion: null,
  contactEmail: null,
  basicSiteSetting: null,
  planDetails: null,
  siteRecurringConfig: null,
  ...part,
})

type Settings = NonNullable<Site['basicSiteSetting']>

/** Settings of a site with the place given. */
export const makeSettings = (part: Partial<Settings> = {}): Settings => ({ contactNumber: null, contactEmail: null, curr: null, footerAddress: null, ...part })

/** The recurring configuration with a SITE service of these charges (minor units). */
export const siteService = (charges: number, status = 'ACTIVE'): Site['siteRecurringConfig'] => ({ siteServices: [{ serviceName: 'SITE', status, charges }] })
