import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { newerFirst } from '#shared/domain/date.ts'
import { addMoney, type MoneySum } from '#shared/domain/money.ts'
import { currencyOf, type Partner } from '../partner.ts'

type Site = GetSitesAdminQuery['getSitesAdmin'][number]

/** The customers of a partner: its sites. */
export interface Customers {
  readonly count: number
  /** The newest of them; null where there is none. */
  readonly last: { readonly name: string /** unix seconds */; readonly createdAt: number | null } | null
}

const NO_CUSTOMERS: Customers = { count: 0, last: null }

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

export interface PartnerRow {
  readonly partner: Partner
  /** Place in the platform's list, from 1. */
  readonly number: number
  /** null: the sites are not known. */
  readonly customers: Customers | null
}

/** The rows of the CP List; without sites the customers are unknown. */
export const partnerRows = (partners: readonly Partner[], sites: GetSitesAdminQuery['getSitesAdmin'] | undefined): readonly PartnerRow[] => {
  const customers = sites === undefined ? null : customersOf(sites, partners)
  return partners.map((partner, index) => ({
    partner,
    number: index + 1,
    customers: customers === null ? null : (customers.get(partner.username) ?? NO_CUSTOMERS),
  }))
}

/** The balances of partners, one sum a currency, the currency of most partners first. */
export const totalOf = (partners: Iterable<Pick<Partner, 'balance' | 'currency'>>): readonly { readonly currency: string; readonly sum: MoneySum }[] =>
  [...Map.groupBy(partners, currencyOf)]
    .toSorted(([one, { length: ones }], [other, { length: others }]) => others - ones || one.localeCompare(other))
    .map(([currency, its]) => ({ currency, sum: addMoney(its.map(({ balance }) => balance)) }))
