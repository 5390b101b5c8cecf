import type { Site } from '../../generated/resolvers.ts'

/**
 * A site is stored as one line: the JSON text of each of its fields in this order, separated by line feeds (which JSON text never contains).
 * So `getSitesAdmin` can put the answer for 100,000 sites together from ready pieces, without parsing them and without visiting 4 million fields.
 * The order is part of the stored data; a field of the schema that is missing here fails a test.
 */
export const SITE_FIELDS = [
  'id',
  'siteId',
  'typeValue',
  'domain',
  'subdomain',
  'fqdn',
  'internalName',
  'enabled',
  'siteType',
  'siteOptions',
  'title',
  'no_of_products',
  'no_of_photos',
  'custName',
  'companyName',
  'gstNo',
  'fromDate',
  'tillDate',
  'createdAt',
  'createdBy',
  'courierOption',
  'loggedInAt',
  'lastAccessAt',
  'userName',
  'groupId',
  'isGroupAdmin',
  'partnerType',
  'salesPerson',
  'supportAccManager',
  'channelPartner',
  'channelPartnerId',
  'stockistName',
  'isDemoSite',
  'customerLang',
  'appVersion',
  'contactEmail',
  'curr',
  'isCounterEnabled',
  'isReturnOrderEnabled',
  'basicSiteSetting',
  'planDetails',
  'siteRecurringConfig',
] as const satisfies readonly (keyof Site)[]

export type SiteField = (typeof SITE_FIELDS)[number]

/** A stored site: every field is there, null where nothing is known. */
export type SiteRecord = Site & Pick<Required<Site>, Exclude<SiteField, 'basicSiteSetting'>> & { basicSiteSetting: ListedSetting }

/** The part of a site's settings that the list record carries (ENT-004, ENT2-011); the whole of them is stored beside the line. */
export const LISTED_SETTING_FIELDS = ['domain', 'siteId', 'companyName', 'contactNumber', 'contactEmail', 'curr', 'footerAddress'] as const

export type ListedSetting = Required<Pick<NonNullable<Site['basicSiteSetting']>, (typeof LISTED_SETTING_FIELDS)[number]>>

/** The line of a site. */
export const writeLine = (site: SiteRecord): string => SITE_FIELDS.map((field) => JSON.stringify(site[field] ?? null)).join('\n')

/** The site of a line. */
export function readLine(line: string): SiteRecord {
  const pieces = line.split('\n')
  return Object.fromEntries(SITE_FIELDS.map((field, index) => [field, JSON.parse(pieces[index] ?? 'null')])) as SiteRecord
}
