/** Suspicions, from a provider's own description or an ordinary sign-in, that a later check confirms or withdraws. */
export type Suspicion = 'scopes' | 'renewal' | 'auth-time'

/** What the check of a connection profile found out about one of its services: a sentence, what works or what to change. */
export interface Finding {
  /** `not tried`: nothing was found out, and that is no failure. */
  readonly state: 'ok' | 'wrong' | 'suspected' | 'not tried'
  readonly message: string
  /** Set if a later check can settle the suspicion. */
  readonly suspicion?: Suspicion
  /** The suspicion that this finding confirms, or shows to be unfounded. */
  readonly settles?: Suspicion
}

export const works = (message: string, settles?: Suspicion): Finding => ({ state: 'ok', message, ...(settles === undefined ? {} : { settles }) })
export const untried = (message: string): Finding => ({ state: 'not tried', message })
export const wrong = (message: string, settles?: Suspicion): Finding => ({ state: 'wrong', message, ...(settles === undefined ? {} : { settles }) })
/** A finding that may be right all the same; the exit code of the check does not count it. */
export const suspected = (message: string, suspicion?: Suspicion): Finding => ({
  state: 'suspected',
  message,
  ...(suspicion === undefined ? {} : { suspicion }),
})
