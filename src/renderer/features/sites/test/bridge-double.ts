import type { Bridge, CallArgument, Channel, EventChannel } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { type FailureKind, failure, type Result, success } from '#shared/result.ts'
import type { Site } from '../site.ts'

/** A call that crossed the bridge. */
interface Crossing {
  readonly channel: Channel
  readonly argument: unknown
}

type Operation = (variables: Readonly<Record<string, unknown>>) => unknown
type AnyListener = (payload: unknown) => void

/** What the platform refuses an operation with: thrown by an operation of the double. */
export class Refusal extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Main's side of the bridge, kept in memory: what a test of a screen plays instead of main and the platform behind it. */
export class BridgeDouble {
  readonly crossings: Crossing[] = []
  /** Answers of the platform by operation; each may throw a `Refusal`. */
  readonly operations: Record<string, Operation> = {}
  /** What is missing of the next answers, by operation. */
  readonly missing: Record<string, Missing> = {}
  restAnswer: () => Result<{ hasResult: boolean }> = () => success({ hasResult: true })
  savedSites: { sites: readonly Site[]; savedAt: number } | null = null
  reachable = true
  preferences: Preferences = { theme: 'light', sidebarFolded: false, views: {} }
  readonly files: Download[] = []
  readonly #listeners = new Map<EventChannel, Set<AnyListener>>()

  /** What the screen sees as `window.bridge`. */
  readonly bridge: Bridge = new Proxy(
    {},
    {
      get: (_target, group: string) =>
        group === 'on'
          ? (channel: EventChannel, listener: AnyListener) => this.#listen(channel, listener)
          : new Proxy({}, { get: (_group, member: string) => (argument: unknown) => this.#call(`${group}.${member}` as Channel, argument) }),
    },
  ) as Bridge

  /** Arguments of the calls of a channel, oldest first. */
  sent<Name extends Channel>(channel: Name): readonly CallArgument<Name>[] {
    return this.crossings.filter((crossing) => crossing.channel === channel).map(({ argument }) => argument as CallArgument<Name>)
  }

  /** Variables of the calls of an operation, oldest first. */
  executed(operation: string): readonly Readonly<Record<string, unknown>>[] {
    return this.sent('platform.execute').flatMap((call) => (call.operation === operation ? [call.variables] : []))
  }

  emit(channel: EventChannel, payload: unknown): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload)
  }

  #listen(channel: EventChannel, listener: AnyListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  async #call(channel: Channel, argument: unknown): Promise<Result<unknown>> {
    this.crossings.push({ channel, argument })
    switch (channel) {
      case 'platform.execute':
        return this.#execute(argument as CallArgument<'platform.execute'>)
      case 'platform.rest':
        return this.restAnswer()
      case 'platform.reachability':
        return success({ state: this.reachable ? 'reachable' : 'unreachable', since: 0 })
      case 'offline.read':
        return success(this.savedSites && { data: JSON.stringify({ getSitesAdmin: this.savedSites.sites }), savedAt: this.savedSites.savedAt })
      case 'preferences.write':
        this.preferences = { ...this.preferences, ...(argument as Partial<Preferences>) }
        return success(this.preferences)
      case 'preferences.read':
        return success(this.preferences)
      case 'files.list':
        return success(this.files)
      case 'files.download':
      case 'files.beginExport':
        return success(this.#newFile(argument as { readonly name?: string }))
      case 'files.finishExport':
        return success({ ...this.files[0], state: 'done' })
      default:
        return success(undefined)
    }
  }

  async #execute({ operation, variables }: CallArgument<'platform.execute'>): Promise<Result<unknown>> {
    try {
      const answer = await this.operations[operation]?.(variables)
      if (answer === undefined) return failure('internal', `The test gave no answer to ${operation}.`)
      const missing = this.missing[operation]
      return success({ data: JSON.stringify(answer), receivedAt: Math.floor(Date.now() / 1000), ...(missing === undefined ? {} : { missing }) })
    } catch (cause) {
      if (cause instanceof Refusal) return failure(cause.kind, cause.message)
      throw cause
    }
  }

  #newFile({ name = 'sites.csv' }: { readonly name?: string }): Download {
    const file: Download = { id: String(this.files.length + 1), name, state: 'running', received: 0, total: null, failure: null }
    this.files.unshift(file)
    return file
  }
}
