import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { PERMISSION_GROUPS, subjectOf } from '#shared/domain/permission.ts'
import { hiddenLists } from '#shared/kept-lists.ts'
import type { Identity } from '../identity/identity.ts'

type Profile = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>
type Grants = Pick<Profile, 'enabled' | 'permissions'>

/** Until the platform has answered, a user counts as enabled and granted everything: only the role decides. */
const UNKNOWN: Grants = { enabled: true, permissions: Object.entries(PERMISSION_GROUPS).map(([name, operations]) => ({ name, operations: [...operations] })) }

/** Which copies the signed-in user certainly may not see: by the role of the session and by what the platform answered in this run, never by a kept profile. */
export class ConfirmedGrants {
  readonly #identity: Pick<Identity, 'cacheOwner' | 'status'>
  #confirmed: { readonly owner: string; readonly grants: Grants } | undefined

  constructor(identity: Pick<Identity, 'cacheOwner' | 'status'>) {
    this.#identity = identity
  }

  /** Takes the signed-in user's own profile as the platform has just answered with it. */
  confirm(answer: string): void {
    const owner = this.#identity.cacheOwner()?.owner
    const grants = (JSON.parse(answer) as GetInternalUserByUserNameQuery).getInternalUserByUserName
    if (owner !== undefined && grants) this.#confirmed = { owner, grants }
  }

  hidden(): readonly OfflineList[] {
    const status = this.#identity.status()
    if (status.state !== 'signed-in') return []
    const isTheirs = this.#confirmed?.owner === this.#identity.cacheOwner()?.owner
    return hiddenLists(subjectOf(status.user.role, (isTheirs && this.#confirmed?.grants) || UNKNOWN))
  }
}
