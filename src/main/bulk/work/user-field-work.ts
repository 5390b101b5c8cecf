import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { canBeGranted, PERMISSION_GROUPS } from '#shared/domain/permission.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'
import { userOf } from './user-work.ts'

type StoredUser = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

interface Grant {
  readonly name: string
  readonly operations: readonly string[]
}

const ONLY_PARTNERS = 'only a channel partner has it.'
const NOT_GRANTED = 'users of this role are granted no permissions.'
const NONE_LEFT = 'it would be left without any permission.'

const grantsOf = ({ permissions }: StoredUser): readonly Grant[] =>
  (permissions ?? []).flatMap((grant) => {
    const operations = (grant?.operations ?? []).filter((operation) => operation !== null)
    return grant?.name ? [{ name: grant.name, operations }] : []
  })

const isGranted = (grants: readonly Grant[], permission: string): boolean =>
  grants.some(({ name, operations }) => operations.some((operation) => `${name}.${operation}` === permission))

/** Grants with some permissions switched; those that the change does not name stay, also the ones that are offered no more. */
export const switchedGrants = (grants: readonly Grant[], change: Readonly<Record<string, unknown>>): Grant[] =>
  [...new Set([...grants.map(({ name }) => name), ...Object.keys(PERMISSION_GROUPS)])].flatMap((name) => {
    const held = grants.filter((grant) => grant.name === name).flatMap(({ operations }) => operations)
    const offered: readonly string[] = Object.hasOwn(PERMISSION_GROUPS, name) ? PERMISSION_GROUPS[name as keyof typeof PERMISSION_GROUPS] : []
    const kept = held.filter((operation) => change[`${name}.${operation}`] !== false)
    const added = offered.filter((operation) => change[`${name}.${operation}`] === true && !kept.includes(operation))
    return kept.length + added.length === 0 ? [] : [{ name, operations: [...kept, ...added] }]
  })

/** Changes one field of users, partners among them. */
export class UserFieldWork implements BulkWork {
  readonly #platform: Pick<PlatformClient, 'execute'>
  readonly #field: string
  /** As they were read last: a call names what identifies them, and the permissions that it leaves as they are. */
  readonly #users = new Map<string, StoredUser>()

  constructor(platform: Pick<PlatformClient, 'execute'>, field: string) {
    this.#platform = platform
    this.#field = field
  }

  readonly current = async ({ id, to }: WorkRow): Promise<Result<BulkCurrent>> => {
    const answer = await userOf(this.#platform, id)
    if (!answer.ok) return answer
    const user = answer.value
    if (user === null) return success({ missing: 'absent' })
    this.#users.set(id, user)
    if (this.#field === 'enabled') return success({ value: user.enabled === true })
    if (this.#field === 'permissions') return success(permissionsNow(user, isRecord(to) ? to : {}))
    if (user.userRole !== 'CP') return success({ inapplicable: ONLY_PARTNERS })
    return success({ value: (this.#field === 'onboardedBy' ? user.onboardedBy : user.supportNumber) || null })
  }

  /** As the CP List sends a status: what identifies the user, email and number as they are, and the one field. */
  readonly call = ({ id, to }: WorkRow): RowCall => {
    const user = this.#users.get(id)
    const value = isRecord(to) ? switchedGrants(user === undefined ? [] : grantsOf(user), to) : (to ?? null)
    const { siteId, emailId, mobile } = user ?? {}
    const input = { siteId: siteId ?? MASTER_SITE_ID, username: id, emailId, mobile, [this.#field]: value }
    return { operation: this.#field === 'enabled' ? 'UpdateInternalUserEnabled' : 'UpdateInternalUser', variables: { input } }
  }
}

const permissionsNow = (user: StoredUser, change: Readonly<Record<string, unknown>>): BulkCurrent => {
  const role = user.userRole ?? ''
  if (!canBeGranted(role)) return { inapplicable: NOT_GRANTED }
  const grants = grantsOf(user)
  // As in Edit User: only a sales person may be without any.
  if (role !== 'SALES_PERSON' && switchedGrants(grants, change).length === 0) return { inapplicable: NONE_LEFT }
  return { value: Object.fromEntries(Object.keys(change).map((permission) => [permission, isGranted(grants, permission)])) }
}
