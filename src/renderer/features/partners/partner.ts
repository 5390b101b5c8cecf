import type { GetInternalUserByUserNameQuery, GetInternalUsersByUserRoleQuery } from '#generated/graphql.ts'
import type { ChangedRecord } from '#shared/bridge/activity.ts'
import { keptText } from '#shared/domain/activity/sent-changes.ts'
import { countryName } from '#shared/domain/country.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'

/** A channel partner as the CP List has it. */
export type Partner = GetInternalUsersByUserRoleQuery['getInternalUsersByUserRole'][number]

/** A partner's own record, which holds more. */
export type PartnerProfile = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

type Address = NonNullable<Partner['address']>

/** A partner as people name it: its company, else the contact person, else the user name. */
export const partnerName = ({ companyName, name, username }: Pick<Partner, 'companyName' | 'name' | 'username'>): string =>
  companyName?.trim() || name?.trim() || username

export const currencyOf = ({ currency }: Pick<Partner, 'currency'>): string => currency?.trim() || DEFAULT_CURRENCY

/** The country of an address as people read it; null where there is none. */
export const countryOf = (address: Pick<Address, 'country'> | null): string | null => (address?.country ? countryName(address.country) : null)

/** The parts that are there, one after the other: "Pune, Maharashtra". */
const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ')

/** A whole address in one line; empty where nothing of it is there. */
export const addressText = (address: Address | null): string =>
  address === null ? '' : joined([address.addressLineOne, address.addressLineTwo, address.city, address.state, address.zip, countryOf(address)])

/** City, state and country of an address, as the CP Profile shows it. */
export const placeText = (address: Address | null): string => (address === null ? '' : joined([address.city, address.state, countryOf(address)]))

/** A partner as the activity knows it. */
export const partnerRecord = (partner: Pick<Partner, 'companyName' | 'name' | 'username'>): ChangedRecord => ({
  sort: 'partner',
  id: partner.username,
  name: keptText(partnerName(partner)),
})

export const STATUS = 'Status'
