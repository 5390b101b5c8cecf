import type { PlatformError } from './platform-error.ts'

/** How long a call may take and how often a query is sent. All milliseconds. */
export interface PlatformTimeouts {
  /** How long nothing may come of an answer. */
  readonly silence: number
  /** How long a whole answer may take: one that trickles never falls silent. */
  readonly longest: number
  /** The same for a long list, which may take a while on a slow line. */
  readonly longestList: number
  /** Waits before a query is sent once more. */
  readonly retries: readonly number[]
  /** The same for a platform that is busy, where it does not say itself how long to wait. */
  readonly busyRetries: readonly number[]
  /** A platform that asks for a longer wait than this is not asked again. */
  readonly longestBusyWait: number
  /** Wait before the first probe while the platform is out of reach; doubled for each further one, up to `longestProbe`. */
  readonly firstProbe: number
  readonly longestProbe: number
}

export const TIMEOUT: PlatformTimeouts = {
  silence: 60_000,
  longest: 120_000,
  longestList: 900_000,
  retries: [300, 1200],
  busyRetries: [1000, 4000],
  longestBusyWait: 15_000,
  firstProbe: 2000,
  longestProbe: 30_000,
}

/**
 * How long to wait before a query that failed is sent once more, milliseconds; undefined: it is not.
 *
 * @param sent how often it was sent, from 1
 */
export function pauseAfter(error: PlatformError, sent: number, timeouts: PlatformTimeouts): number | undefined {
  if (error.details?.['reason'] === 'too-slow') return undefined
  if (error.kind === 'unreachable') return timeouts.retries[sent - 1]
  const pause = error.kind === 'busy' ? timeouts.busyRetries[sent - 1] : undefined
  if (pause === undefined || error.retryAfter === undefined) return pause
  return error.retryAfter <= timeouts.longestBusyWait ? error.retryAfter : undefined
}
