import type { CallFilter } from '../bridge/filtered-bridge.ts'
import type { createStore, Store } from '../bridge/store.ts'
import type { CurrentUser } from './current-user.ts'
import type { SessionStatus, SessionStore } from './session-store.ts'

/** An administrator's look at the console as another user has it. Kept in this window's memory only: nothing that is read or opened can begin one. */
export interface Seeing {
  readonly user: CurrentUser
  /** Their role and how much they were granted, as the bar names it. */
  readonly grants: string
  /** Why nothing can be changed: on each control that would. */
  readonly reason: string
  /** What is still let through to main. */
  readonly filter: CallFilter
  /** The address it was begun at, for the way back. */
  readonly from: string
}

export interface SeeingStore extends Store<Seeing | null> {
  /** Begins it; does nothing unless an administrator's session is open. */
  readonly start: (seeing: Seeing) => void
  readonly stop: () => void
}

/** The administrator whose session is open, and who may see as others; null for everybody else. */
const administratorOf = (session: SessionStatus): string | null =>
  (session.phase === 'open' || session.phase === 'expired') && session.user.role === 'ADMIN' ? session.user.userName : null

/** Ends with the session of the administrator who began it: by a sign-out, a lock, another user or another role. */
export const createSeeing = ({ current, subscribe, set }: ReturnType<typeof createStore<Seeing | null>>, session: SessionStore): SeeingStore => {
  let by: string | null = null
  const stop = (): void => {
    by = null
    if (current() !== null) set(null)
  }
  session.subscribe(() => {
    if (administratorOf(session.current()) !== by) stop()
  })
  const start = (seeing: Seeing): void => {
    by = administratorOf(session.current())
    if (by !== null) set(seeing)
  }
  return { current, subscribe, start, stop }
}
