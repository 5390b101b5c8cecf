import type { Bridge, CallArgument, CallResult, Channel, EventChannel, EventPayload } from '#shared/bridge/bridge.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { FRESH_PREFERENCES } from '#shared/fresh-preferences.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import { type ConsoleServices, createConsole } from './bridge-context.ts'

/** A bridge kept in memory: the renderer's boundary in unit tests. The test decides what main would answer. */
export interface FakeBridge {
  readonly bridge: Bridge
  /** The value for `BridgeContext`. Its stores ask main for nothing until they are told to `read()`. */
  readonly services: ConsoleServices
  /** Calls made so far, as `channel` or `channel {argument}`. */
  readonly calls: readonly string[]
  /** Arguments of the calls of a channel, oldest first. */
  readonly sent: <Name extends Channel>(channel: Name) => readonly CallArgument<Name>[]
  /** Variables of the calls of an operation, oldest first. */
  readonly executed: (operation: string) => readonly Readonly<Record<string, unknown>>[]
  readonly emit: <Name extends EventChannel>(channel: Name, payload: EventPayload<Name>) => void
  /** Sets what a call answers from now on: a value, a failure, or a function of the argument. */
  readonly answer: <Name extends Channel>(channel: Name, answer: Answer<Name>) => void
}

type Answer<Name extends Channel> = Result<CallResult<Name>> | ((argument: never) => Result<CallResult<Name>> | Promise<Result<CallResult<Name>>>)

export const ADMIN: SignedInUser = { userName: 'aditi', role: 'ADMIN' }

/** A profile as the platform answers with it. */
export const profileAnswer = (profile: object | null): Result<CallResult<'platform.execute'>> =>
  success({
    data: JSON.stringify({ getInternalUserByUserName: profile && { name: 'Aditi Kapoor', enabled: true, permissions: [], ...profile } }),
    receivedAt: 1,
  })

export const refusal = (kind: Failure['kind'], message: string): Result<never> => failure(kind, message)

/** Of a user who has chosen and saved nothing. */
export const NEW_PREFERENCES: Preferences = { ...FRESH_PREFERENCES, theme: 'light', revision: 1 }

/** A connected, signed-in, reachable console. */
export const createFakeBridge = (): FakeBridge => {
  const calls: string[] = []
  const crossings: { readonly channel: string; readonly argument: unknown }[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const answers = new Map<string, unknown>(
    Object.entries({
      'shell.information': success({ version: '0.0.0', platform: 'linux', canStayOnTop: true }),
      'shell.notices': success([]),
      'shell.takeLink': success(null),
      'connection.status': success({
        state: 'ready',
        profile: {
          name: 'Demo',
          environment: 'local',
          imageBase: null,
          links: [
            { name: 'raise-ticket', label: 'Raise Ticket' },
            { name: 'remote-desktop-tool', label: 'Download AnyDesk' },
          ],
        },
      }),
      'identity.status': success({ state: 'signed-in', user: ADMIN, remembered: true }),
      'identity.signOut': success({ state: 'signed-out' }),
      'platform.execute': profileAnswer({}),
      'platform.offer': success({ missing: [], absent: [], unsent: [] }),
      'platform.reachability': success({ state: 'reachable', since: 1 }),
      'connection.list': success({ connections: [], addRefusal: null }),
      'files.list': success([]),
      'money.list': success([]),
      'offline.read': success(null),
      'offline.readPart': success(null),
      'policy.read': success({ noExport: null }),
      'proxy.status': success(null),
      'preferences.read': success(NEW_PREFERENCES),
    }),
  )

  const call = (channel: string) => (argument: unknown) => {
    crossings.push({ channel, argument })
    calls.push(argument === undefined ? channel : `${channel} ${JSON.stringify(argument)}`)
    const answer = answers.has(channel) ? answers.get(channel) : success(undefined)
    return Promise.resolve(typeof answer === 'function' ? (answer as (argument: unknown) => unknown)(argument) : answer)
  }
  const group = (name: string) => new Proxy({}, { get: (_, member) => call(`${name}.${String(member)}`) })
  const on = (channel: string, listener: (payload: unknown) => void) => {
    const known = listeners.get(channel) ?? new Set()
    listeners.set(channel, known.add(listener))
    return () => known.delete(listener)
  }
  const bridge = new Proxy({}, { get: (_, name) => (name === 'on' ? on : group(String(name))) }) as Bridge
  const sent = <Name extends Channel>(channel: Name) =>
    crossings.filter((crossing) => crossing.channel === channel).map(({ argument }) => argument as CallArgument<Name>)

  return {
    bridge,
    services: createConsole(bridge),
    calls,
    sent,
    executed: (operation) => sent('platform.execute').flatMap((asked) => (asked.operation === operation ? [asked.variables] : [])),
    emit: (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    answer: (channel, answer) => void answers.set(channel, answer),
  }
}

/** What jsdom lacks of a browser window. `width` decides the media queries of the layout. */
export const completeWindow = (width = 1280): void => {
  window.matchMedia = (query) => {
    const limit = /max-width: ([\d.]+)px/.exec(query)?.[1]
    const list = {
      matches: limit !== undefined && width <= Number(limit),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
    return list as unknown as MediaQueryList
  }
  window.requestIdleCallback = () => 0
  window.cancelIdleCallback = () => undefined
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
}
