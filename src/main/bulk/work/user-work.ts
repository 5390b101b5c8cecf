import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { type BulkRecord, isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { grantsOf, grantsText } from '#shared/domain/bulk/grants-text.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'

/** A user as the platform answers. */
export type StoredUser = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

/** What a user of the platform has of the fields that a file gives. */
const recordOf = ({ username, name, mobile, userRole, permissions }: StoredUser): BulkRecord => ({
  userName: username,
  name: name ?? '',
  mobile: mobile ?? '',
  role: userRole ?? '',
  permissions: grantsText(permissions ?? []),
})

/** A user as the platform has it now; null: there is none of that name. */
export const userOf = async (platform: Pick<PlatformClient, 'execute'>, userName: string): Promise<Result<StoredUser | null>> => {
  const answer = await platform.execute('GetInternalUserByUserName', { userName })
  if (answer.ok) return success((JSON.parse(answer.value.data) as GetInternalUserByUserNameQuery).getInternalUserByUserName)
  const { kind, message } = answer.error
  return kind === 'rejected' && /not.?found/i.test(message) ? success(null) : answer
}

/** Creates users as Create User does. `../platform/temporary-password.ts` adds the password of the profile, if any. */
export class UserWork implements BulkWork {
  readonly #platform: Pick<PlatformClient, 'execute'>

  constructor(platform: Pick<PlatformClient, 'execute'>) {
    this.#platform = platform
  }

  readonly current = async ({ id }: WorkRow): Promise<Result<BulkCurrent>> => {
    const answer = await userOf(this.#platform, id)
    if (!answer.ok) return answer
    const user = answer.value
    return success({ value: user === null ? null : recordOf(user) })
  }

  readonly call = ({ id, to }: WorkRow): RowCall => {
    const { name, mobile, role, permissions } = isRecord(to) ? to : ({} as BulkRecord)
    const grants = grantsOf(String(permissions ?? ''))
    const input = { siteId: MASTER_SITE_ID, userName: id, emailId: id, userRole: role, name, mobile, enabled: true }
    return { operation: 'CreateInternalUser', variables: { input: grants.length === 0 ? input : { ...input, permissions: grants } } }
  }
}
