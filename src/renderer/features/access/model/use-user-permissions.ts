import { useMemo } from 'react'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'

/** The users as every part of the screen takes them. */
export interface UserPermissions {
  /** Undefined until they are there. Stable between renders. */
  readonly users: readonly InternalUser[] | undefined
  readonly failure: PlatformFailure | null
  readonly asOf: number | undefined
  /** The users are those of an earlier time. */
  readonly isOffline: boolean
  readonly isFetching: boolean
  readonly isPending: boolean
  readonly refetch: () => void
}

const OLD_COPY = new PlatformFailure({
  kind: 'unreachable',
  message: 'The list kept on this computer was saved by an earlier version, without permissions. It is saved again as soon as the platform answers.',
})

/** Every user with what they were granted: asked of the platform on every visit; the copy of this machine only where the platform cannot be reached. */
export const useUserPermissions = (): UserPermissions => {
  const read = useOfflineQuery(GetInternalUsersDocument, {}, 'users', { staleTime: 0, savedCopy: 'when-unreachable' })
  const listed = read.data?.getInternalUsers
  // Without this a copy of an earlier version would say that nobody has any permission.
  const isOld = useMemo(() => listed?.some(({ permissions }) => permissions === undefined) === true, [listed])
  const { asOf, isOffline, isFetching, isPending, refetch } = read
  return { users: isOld ? undefined : listed, failure: isOld ? OLD_COPY : read.failure, asOf, isOffline, isFetching, isPending, refetch }
}
