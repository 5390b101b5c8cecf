import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { buildRecordIndex, type RecordIndex } from './record-index.ts'

export type Sites = GetSitesAdminQuery['getSitesAdmin']
export type Site = Sites[number]
export type SiteIndex = RecordIndex<Site>

const fieldsOf = ({ companyName, domain, fqdn, siteId, custName, contactEmail, basicSiteSetting }: Site) => [
  companyName,
  domain,
  fqdn,
  siteId,
  custName,
  basicSiteSetting?.contactNumber,
  contactEmail,
  basicSiteSetting?.contactEmail,
]

/** Of a domain the first part: the others are those of all sites. */
const namesOf = ({ companyName, custName, domain }: Site) => [companyName, custName, domain.split('.')[0]]

/** Prepares the search in a list of sites. */
export const buildSiteIndex = (sites: Sites): SiteIndex => buildRecordIndex(sites, fieldsOf, namesOf)
