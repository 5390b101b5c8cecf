import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { newerFirst } from '#shared/domain/date.ts'
import type { Partner } from '../partner.ts'

type Site = GetSitesAdminQuery['getSitesAdmin'][number]

/** The customers of a partner: its sites. */
export interface Customers {
  readonly count: number
  /** The newest of them; null where there is none. */
  readonly last: { readonly name: string /** unix seconds */; readonly createdAt: number | null } | null
}

export const NO_CUSTOMERS: Customers = { count: 0, last: null }

const isOfPartner = ({ partnerType }: Site): boolean => partnerType === null || partnerType === '' || partnerType === 'CP'

/** Counts the sites of each partner, by its user name; a site that names the company alone counts for the partner of that company. */
export const customersOf = (sites: readonly Site[], partners: readonly Partner[]): ReadonlyMap<string, Customers> => {
  const userNames = new Map(partners.flatMap(({ companyName, username }) => (companyName ? [[companyName, username] as const] : [])))
  const customers = new Map<string, Customers>()
  for (const site of sites) {
    if (!isOfPartner(site)) continue
    const userName = site.channelPartnerId || userNames.get(site.channelPartner ?? '')
    if (!userName) continue
    const { count, last } = customers.get(userName) ?? NO_CUSTOMERS
    const isNewer = last === null || newerFirst(site.createdAt, last.createdAt) < 0
    customers.set(userName, { count: count + 1, last: isNewer ? { name: site.companyName || site.domain, createdAt: site.createdAt } : last })
  }
  return customers
}
