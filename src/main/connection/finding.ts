/** Suspicions from a provider's own description, which a sign-in confirms or withdraws. */
export type Suspicion = 'scopes' | 'renewal'

/** What the check of a connection profile found out about one of its services: a sentence, what works or what to change. */
export interface Finding {
  /** `not tried`: nothing was found out, and that is no failure. */
  readonly state: 'ok' | 'wrong' | 'suspected' | 'not tried'
  readonly message: string
  /** Set if a sign-in can settle the suspicion. */
  readonly suspicion?: Suspicion
  /** The suspicion that this finding shows to be unfounded. */
  readonly withdraws?: Suspicion
}

export const works = (message: string, withdraws?: Suspicion): Finding => ({ state: 'ok', message, ...(withdraws === undefined ? {} : { withdraws }) })
export const untried = (message: string): Finding => ({ state: 'not tried', message })
export const wrong = (message: string): Finding => ({ state: 'wrong', message })
/** A finding that may be right all the same; the exit code of the check does not count it. */
export const suspected = (message: string, suspicion?: Suspicion): Finding => ({
  state: 'suspected',
  message,
  ...(suspicion === undefined ? {} : { suspicion }),
})
