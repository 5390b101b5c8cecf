import type { Finding } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { CheckedSignIn } from './checked-sign-in.ts'

export interface CheckContext {
  readonly profile: ConnectionProfile
  /** Aborts what it asks for once the check's time is over. */
  readonly fetch: typeof fetch
  readonly signIn: CheckedSignIn
}

/** Why a check was not tried, as a sentence. */
export interface NotTried {
  readonly notTried: string
}

export interface Check {
  /** As it is in front of each line. */
  readonly service: string
  /** How long it may take, milliseconds. */
  readonly limit: number
  /** A rejection counts as wrong: its message is shown. */
  readonly run: (context: CheckContext) => Promise<readonly Finding[] | NotTried>
}

export const SERVICE_LIMIT = 10_000
