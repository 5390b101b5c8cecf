import type { QueryClient } from '@tanstack/react-query'
import { cleanTextFields } from '#components/clean-text/clean-fields.ts'
import { guardCopy } from '#components/clipboard/copy-text.ts'
import { type ConsoleServices, createConsole } from '#data/bridge/bridge-context.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { readCopyAhead } from '#data/platform/use-offline-query.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { START_ADDRESS } from '#shared/window-address.ts'
import { loadFirstTheme } from './appearance/themes.ts'
import { cleanFirstAddress } from './links/clean-address.ts'
import { preloadScreens, STARTED_HERE, screenAt } from './routing/screens.ts'

/** For how long the first paint waits for what is kept on this machine, milliseconds: a locked keychain asks its owner first. */
const FIRST_PAINT_WAITS = 250

/** What was read ahead for the session that is open when the console starts. */
export interface SessionAhead {
  readonly userName: string
  /** The session's cache, with the copies that its first screen shows. */
  readonly queries: QueryClient
  /** The user's saved views are there. */
  hasViews: boolean
}

export interface Started {
  readonly services: ConsoleServices
  /** Undefined for every session but the first one, from its start to its end. */
  readonly ahead: () => SessionAhead | undefined
  /** Goes to the screen that the user starts with, once after a start or a sign-in that leads to `/`. For when the user's preferences are read. */
  readonly begin: () => void
}

/** Asks main for what the first screen needs. The first paint has the right theme and, of a user who comes back, the screen as it was kept. */
export const start = async (bridge: Bridge): Promise<Started> => {
  const services = createConsole(bridge)
  const { connection, reachability, preferences, session, policy } = services
  const report = (message: string): void => void bridge.shell.report({ level: 'error', message: message.slice(0, 4000) })
  window.addEventListener('error', (event) => report(`Uncaught: ${event.message}`))
  window.addEventListener('unhandledrejection', (event) => report(`Unhandled rejection: ${String(event.reason)}`))
  guardCopy()
  cleanTextFields()
  cleanFirstAddress()
  let ahead: SessionAhead | undefined
  let isBeginning = window.location.pathname + window.location.hash === START_ADDRESS
  if (isBeginning) window.history.replaceState(null, '', '/')
  session.subscribe(() => {
    if (session.user() === null) isBeginning = true
  })
  const begin = (): void => {
    const { startScreen } = preferences.current()
    const isAtStart = isBeginning && window.location.pathname + window.location.search === '/'
    isBeginning = false
    if (!isAtStart || startScreen === undefined) return
    // One that a later release no longer has is not gone to. Whether the user still may open the other is known only with the profile: see `StartDenied`.
    const isKnown = screenAt(startScreen, session.user()?.role ?? null) !== undefined
    window.history.replaceState({ usr: STARTED_HERE }, '', isKnown ? startScreen : '/')
  }

  const readAhead = async (): Promise<void> => {
    await session.read()
    const user = session.user()
    if (isBeginning && user !== null) {
      await preferences.read()
      begin()
    }
    const path = window.location.pathname
    // The screens of everybody are twice as much: they come behind the sign-in screen.
    const chunks = preloadScreens(path, user?.role)
    if (user === null) return
    const first: SessionAhead = { userName: user.userName, queries: createQueryClient(), hasViews: false }
    ahead = first
    session.subscribe(() => {
      if (session.user()?.userName !== user.userName) ahead = undefined
    })
    const lists = (['profile', screenAt(path, user.role)?.copy] as const).filter((list) => list !== undefined)
    // What is searched for may stand anywhere in a list.
    const part = window.location.search === '' ? 'start' : 'whole'
    await Promise.all([chunks, preferences.read(), ...lists.map((list) => readCopyAhead(bridge, first.queries, list, part))])
    first.hasViews = true
  }

  const connected = connection.read()
  void reachability.read()
  void policy.read()
  const paintable = Promise.all([connected, readAhead()])
  await preferences.read()
  const waited = new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_WAITS))
  // A window that is drawn light first and dark then would flash.
  const themed = loadFirstTheme(preferences.current().theme).catch(() => undefined)
  await Promise.all([themed, Promise.race([paintable, waited])])
  return { services, ahead: () => ahead, begin }
}
