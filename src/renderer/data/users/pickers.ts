import { GetInternalUsersDocument, type GetInternalUsersQuery } from '#generated/graphql.ts'
import type { PartnerRole, Role } from '#shared/domain/role.ts'
import { useOfflineQuery } from '../platform/use-offline-query.ts'

export type InternalUser = GetInternalUsersQuery['getInternalUsers'][number]

export interface UserChoice {
  readonly userName: string
  readonly label: string
}

const alphabetical = new Intl.Collator('en')

const choicesOf = (users: readonly InternalUser[], roles: readonly Role[], labelOf: (user: InternalUser) => string | null): readonly UserChoice[] =>
  users
    .filter((user) => roles.some((role) => role === user.userRole))
    .flatMap((user) => {
      const label = labelOf(user)?.trim()
      return label ? [{ userName: user.username, label }] : []
    })
    .toSorted((one, other) => alphabetical.compare(one.label, other.label))

const nameOf = (user: InternalUser): string | null => user.name

export const salesPersonChoices = (users: readonly InternalUser[]): readonly UserChoice[] => choicesOf(users, ['SALES_PERSON'], nameOf)

export const supportManagerChoices = (users: readonly InternalUser[]): readonly UserChoice[] =>
  choicesOf(users, ['SUPPORT_ACCOUNT_MANAGER', 'CUSTOMER_SUPPORT_LEAD'], nameOf)

/** Choices of the partner name picker for a partner type: channel partners that have a company name, by it; others by name. */
export const partnerChoices = (users: readonly InternalUser[], type: PartnerRole): readonly UserChoice[] =>
  choicesOf(users, [type], type === 'CP' ? (user) => user.companyName : nameOf)

export const stockistChoices = (users: readonly InternalUser[]): readonly UserChoice[] => choicesOf(users, ['STOCKIST'], nameOf)

/** The choices with a stored value that is not among them put in its place, so that it stays visible. */
export const withStored = (choices: readonly UserChoice[], stored: string | null | undefined): readonly UserChoice[] => {
  if (!stored || choices.some((choice) => choice.label === stored)) return choices
  return [...choices, { userName: stored, label: stored }].toSorted((one, other) => alphabetical.compare(one.label, other.label))
}

/** Pickers take what is there: for this many milliseconds the users are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_USERS: readonly InternalUser[] = []

/** Every internal user, for pickers; empty until they are there, where they cannot be had and where they are not wanted. Kept for offline use. */
export const useInternalUsers = (enabled = true): readonly InternalUser[] =>
  useOfflineQuery(GetInternalUsersDocument, {}, 'users', { staleTime: FRESH_FOR, savedCopy: 'when-unreachable', enabled }).data?.getInternalUsers ?? NO_USERS
