import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import type { Partner } from '../partner.ts'
import { type Customers, customersOf, NO_CUSTOMERS } from './customers.ts'

/** A line of the CP List. */
export interface PartnerRow {
  readonly partner: Partner
  /** Place in the platform's list, from 1. */
  readonly number: number
  /** null: the sites are not known. */
  readonly customers: Customers | null
}

/** The lines of the CP List; without sites nothing is said of customers. */
export const partnerRows = (partners: readonly Partner[], sites: GetSitesAdminQuery['getSitesAdmin'] | undefined): readonly PartnerRow[] => {
  const customers = sites === undefined ? null : customersOf(sites, partners)
  return partners.map((partner, index) => ({
    partner,
    number: index + 1,
    customers: customers === null ? null : (customers.get(partner.username) ?? NO_CUSTOMERS),
  }))
}

export const partnerRowId = ({ partner }: PartnerRow): string => partner.username
