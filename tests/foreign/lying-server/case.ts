import type { PlatformTimeouts } from '#main/platform/platform-sender.ts'
import type { Lie } from './lying-server.ts'
import type { Played } from './play.ts'

/** One way of lying, and what comes of it for the read and for each of the mutations. */
export interface Case {
  readonly name: string
  readonly lies: readonly Lie[]
  readonly read: Played
  readonly mutation: Played
  readonly timeouts?: Partial<PlatformTimeouts>
}

const ANSWERED = { platform: 'reachable', session: 'open' } as const

/** A failure after one request to a platform that answers, or what differs from that. */
export const fails = (kind: string, says: string, differs: Partial<Played> = {}): Played => ({ kind, says, sent: 1, ...ANSWERED, ...differs })

/** A success at the first request, or a later one. */
export const succeeds = (sent = 1): Played => ({ kind: 'success', says: '', sent, ...ANSWERED })

/** A mutation of which nobody knows whether it was done. */
export const isUnknown = (reason: string, differs: Partial<Played> = {}): Played =>
  fails('unknown-outcome', `The platform did not confirm this: ${reason}. ${CHECK}`, differs)

/** A mutation whose answer cannot be used. */
export const isUnusable = (reason: string): Played => fails('invalid-answer', `The platform's answer cannot be used: ${reason}. ${CHECK}`)

const CHECK = 'It may have been done: check before you try again. Look whether it was done before you try again.'
