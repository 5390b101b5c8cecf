import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { useOfflineQuery } from '../platform/use-offline-query.ts'
import type { InternalUser } from './pickers.ts'

/** Pickers take what is there: for this many milliseconds the users are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_USERS: readonly InternalUser[] = []

/** Every internal user, for pickers; empty until they are there, where they cannot be had and where they are not wanted. Kept for offline use. */
export const useInternalUsers = (enabled = true): readonly InternalUser[] =>
  useOfflineQuery(GetInternalUsersDocument, {}, 'users', { staleTime: FRESH_FOR, savedCopy: 'when-unreachable', enabled }).data?.getInternalUsers ?? NO_USERS
