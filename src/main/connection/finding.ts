/** What a service's own description lets one suspect; only a sign-in shows whether it is so. */
export type Suspicion = 'scopes' | 'renewal'

/** What the check of a connection profile found out about one of its services: a sentence, what works or what to change. */
export interface Finding {
  readonly state: 'ok' | 'wrong' | 'suspected'
  readonly message: string
  /** Of a suspected one that a sign-in can settle. */
  readonly suspicion?: Suspicion
  /** The suspicion that this finding shows to be unfounded. */
  readonly withdraws?: Suspicion
}

export const works = (message: string, withdraws?: Suspicion): Finding => ({ state: 'ok', message, ...(withdraws === undefined ? {} : { withdraws }) })
export const wrong = (message: string): Finding => ({ state: 'wrong', message })
/** What may be right all the same. The exit code of the check does not count it. */
export const suspected = (message: string, suspicion?: Suspicion): Finding => ({
  state: 'suspected',
  message,
  ...(suspicion === undefined ? {} : { suspicion }),
})
