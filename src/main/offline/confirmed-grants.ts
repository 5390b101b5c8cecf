import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { PERMISSION_GROUPS, subjectOf } from '#shared/domain/permission.ts'
import { hiddenLists } from '#shared/kept-lists.ts'
import type { Identity } from '../identity/identity.ts'
import type { OfflineCopy } from './copy-format.ts'

type Profile = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>
type Grants = Pick<Profile, 'enabled' | 'permissions'>

/** Until the platform has answered, a user counts as enabled and granted everything: only the role decides. */
const UNKNOWN: Grants = { enabled: true, permissions: Object.entries(PERMISSION_GROUPS).map(([name, operations]) => ({ name, operations: [...operations] })) }

type KeptProfile = Pick<OfflineCopy, 'savedAt' | 'data'>

/**
 * Which copies the signed-in user certainly may not see: by the role of the session and by what the platform answered in this run. A kept profile says only which
 * copies should have been deleted when it was kept.
 */
export class ConfirmedGrants {
  readonly #identity: Pick<Identity, 'cacheOwner' | 'status'>
  readonly #readProfile: (owner: string) => Promise<KeptProfile | undefined>
  #confirmed: { readonly owner: string; readonly grants: Grants } | undefined
  /** The profile kept in an earlier run, read once an owner. */
  #kept: { readonly owner: string; readonly profile: Promise<KeptProfile | undefined> } | undefined

  constructor(identity: Pick<Identity, 'cacheOwner' | 'status'>, readProfile: (owner: string) => Promise<KeptProfile | undefined>) {
    this.#identity = identity
    this.#readProfile = readProfile
  }

  /** Takes the signed-in user's own profile as the platform has just answered with it. */
  confirm(answer: string): void {
    const owner = this.#identity.cacheOwner()?.owner
    const grants = grantsIn(answer)
    if (owner !== undefined && grants) this.#confirmed = { owner, grants }
  }

  hidden(): readonly OfflineList[] {
    const isTheirs = this.#confirmed?.owner === this.#identity.cacheOwner()?.owner
    return this.#hiddenBy((isTheirs && this.#confirmed?.grants) || UNKNOWN)
  }

  /**
   * Which copies had to be deleted in an earlier run, and up to when they were kept (unix seconds): those of them that are still there could not be deleted.
   * None once the platform has answered in this run, or where the kept profile says nothing.
   */
  async withdrawnBefore(): Promise<{ readonly lists: readonly OfflineList[]; readonly until: number }> {
    const owner = this.#identity.cacheOwner()?.owner
    if (owner === undefined || this.#confirmed?.owner === owner) return NOTHING_WITHDRAWN
    if (this.#kept?.owner !== owner) this.#kept = { owner, profile: this.#readProfile(owner) }
    const profile = await this.#kept.profile
    // The keychain may be unlocked later.
    if (profile === undefined) this.#kept = undefined
    const grants = profile && grantsIn(profile.data)
    // The platform may have answered in the meantime.
    if (!profile || !grants || this.#confirmed?.owner === owner || this.#identity.cacheOwner()?.owner !== owner) return NOTHING_WITHDRAWN
    return { lists: this.#hiddenBy(grants), until: profile.savedAt }
  }

  /** Forgets the kept profile: it is deleted. */
  forgetKept(): void {
    this.#kept = undefined
  }

  #hiddenBy(grants: Grants): readonly OfflineList[] {
    const status = this.#identity.status()
    return status.state === 'signed-in' ? hiddenLists(subjectOf(status.user.role, grants)) : []
  }
}

const NOTHING_WITHDRAWN = { lists: [], until: 0 } as const

const grantsIn = (answer: string): Grants | null | undefined => (JSON.parse(answer) as GetInternalUserByUserNameQuery).getInternalUserByUserName
