import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logger } from '../log/logger.ts'
import { claimsOf, type IdentityClaims } from './claims/claims.ts'
import type { LockFile } from './lock-file.ts'
import { IdentityProblem } from './problems/provider-problem.ts'

type Unlock = ConnectionProfile['identity']['unlock']

/** Time at which the user proved who they are, unix seconds; undefined if the token does not say, or says 0. */
export function provedAtOf(claims: Readonly<Record<string, unknown>>): number | undefined {
  const provedAt = claims['auth_time']
  return typeof provedAt === 'number' && provedAt > 0 ? provedAt : undefined
}

/** Seconds by which the clocks of one provider's servers may differ. */
const TOLERANCE = 5

const OLD =
  'The identity provider used the session that your browser still has, without asking who you are, so the console stays locked. ' +
  'Sign out of the identity provider in your browser, then sign in again.'
const UNKNOWN =
  'The identity provider does not say when you proved who you are, so the console stays locked, and another sign-in does not help. ' +
  'Ask your administrator: the identity token needs the claim auth_time, or the connection profile identity.unlock.'

/**
 * Why a sign-in does not unlock the console: its user did not prove who they are since the lock. Undefined: they did. How long ago that was is taken from
 * the token alone, so that the clocks of this computer and of the provider need not agree.
 * @param sinceLock milliseconds since the console was locked
 * @param unlock `prompted`: a provider that does not say when is believed that it asked
 */
export function unlockRefusal(
  claims: Pick<IdentityClaims, 'iat'> & Readonly<Record<string, unknown>>,
  sinceLock: number,
  unlock: Unlock = 'proved',
): string | undefined {
  const provedAt = provedAtOf(claims)
  if (provedAt === undefined) return unlock === 'prompted' ? undefined : UNKNOWN
  return claims.iat - provedAt > Math.max(0, sinceLock) / 1000 + TOLERANCE ? OLD : undefined
}

export interface LockRecordOptions {
  /** Where it is kept for the next start; in memory only without one. */
  readonly lockFile?: LockFile
  /** Whether a lock holds over a restart: while the administrator's policy asks for locks. */
  readonly remembersLock?: () => boolean
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly logger: Logger
}

/** Since when the console is locked, for the next start too: a restart must not unlock it by the session that the browser still has. */
export class LockRecord {
  readonly #file: LockFile
  readonly #options: LockRecordOptions
  readonly #now: () => number
  #isOfThisRun = false

  constructor(options: LockRecordOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#file = options.lockFile ?? inMemory()
  }

  begin(): void {
    this.#isOfThisRun = true
    this.#write(this.#now())
  }

  end(): void {
    this.#isOfThisRun = false
    this.#write(null)
  }

  /** Whether nobody has proved who they are since the console was locked. */
  isOpen(): boolean {
    return this.#lockedAt() !== null
  }

  /** A provider may ignore that it was told to ask again: its word counts, not the request. Throws an `IdentityProblem` for a sign-in that does not unlock. */
  check(idToken: string, unlock: Unlock): void {
    const lockedAt = this.#lockedAt()
    const claims = claimsOf(idToken)
    if (lockedAt === null || claims === undefined) return
    const refusal = unlockRefusal(claims, this.#now() - lockedAt, unlock)
    if (refusal === undefined) return
    this.#options.logger.warn('A sign-in did not unlock the console: nobody proved who they are since it was locked')
    throw new IdentityProblem('identity', refusal)
  }

  #lockedAt(): number | null {
    return this.#isOfThisRun || this.#options.remembersLock?.() === true ? this.#file.read().lockedAt : null
  }

  #write(lockedAt: number | null): void {
    if (this.#file.read().lockedAt === lockedAt) return
    try {
      this.#file.write({ lockedAt })
    } catch {
      this.#options.logger.error('Whether the console is locked could not be written: it counts for this run only')
    }
  }
}

function inMemory(): LockFile {
  let value: ReturnType<LockFile['read']> = { lockedAt: null }
  return {
    read: () => value,
    write: (next) => {
      value = next
    },
  }
}
