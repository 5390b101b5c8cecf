import type { ConnectionProfile } from '../connection/profile.ts'
import type { Session } from '../identity/session.ts'
import { userClient } from './user-client.ts'

type PlatformSettings = ConnectionProfile['platform']

/** How calls can carry the sign-in, the usual form of each kind of token first. */
const FORMS = [
  { token: 'id', authorization: 'raw' },
  { token: 'access', authorization: 'bearer' },
  { token: 'id', authorization: 'bearer' },
  { token: 'access', authorization: 'raw' },
] as const satisfies readonly Pick<PlatformSettings, 'token' | 'authorization'>[]

/** A query that shows whether the platform takes the sign-in. */
export interface Question {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * The settings of `platform` under which the platform answers a query after all, as they stand in the file; undefined when it answers under none. Asks once
 * for each form but that of the profile.
 */
export async function formThatWorks(
  fetch: typeof globalThis.fetch,
  profile: ConnectionProfile,
  session: Session,
  { operation, variables }: Question,
): Promise<string | undefined> {
  const { token: usedToken = 'id', authorization: usedForm = 'raw' } = profile.platform
  for (const { token, authorization } of FORMS) {
    if (token === usedToken && authorization === usedForm) continue
    const client = userClient({ profile: { ...profile, platform: { ...profile.platform, token, authorization } }, fetch }, session)
    // One after the other: the first that works is the answer.
    const answer = await client.execute(operation, variables)
    client.close()
    if (answer.ok) return `"token": "${token}", "authorization": "${authorization}"`
  }
  return undefined
}
