import type { CallArgument, CallResult, Reachability } from '#shared/bridge.ts'
import type { Result } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from './logger.ts'

/** A good answer to an operation, told to whoever keeps copies. */
export interface PlatformAnswer {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The answer's `data`, parsed and checked. */
  readonly data: Readonly<Record<string, unknown>>
  /** The same as JSON text. */
  readonly text: string
}

export interface PlatformClientOptions {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly identity: Pick<Identity, 'token' | 'renewedToken' | 'expire'>
  /** Electron's `net.fetch` in the product: it honours the system proxy and certificates. */
  readonly fetch: typeof fetch
  /**
   * Sends mutations. Must never send a request twice by itself: Chromium's network stack silently repeats a request when a *reused* connection
   * closes before an answer (HttpNetworkTransaction::ShouldResendRequest), POST included. Default: `fetch`.
   */
  readonly fetchOnce?: typeof fetch
  /** Told of each good answer: `(answer) => offlineCache.record(answer)`. */
  readonly onAnswer?: (answer: PlatformAnswer) => void
  readonly logger: Logger
}

/** Executes the platform's known operations and REST calls, as the signed-in user. */
export declare class PlatformClient {
  constructor(options: PlatformClientOptions)
  /** Executes an operation known from the build. `receivedAt` is unix seconds. Every failure is a value with a kind of `PlatformErrorKind` or `invalid-arguments`. */
  execute(
    operation: string,
    variables: Readonly<Record<string, unknown>>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Result<CallResult<'platform.execute'>>>
  /** A REST call that changes a site. Source: CALL-065, CALL-066, CALL-068. */
  rest(call: CallArgument<'platform.rest'>, options?: { readonly signal?: AbortSignal }): Promise<Result<CallResult<'platform.rest'>>>
  reachability(): Reachability
  /** Calls `listener` after each change; returns its unsubscribe. */
  onReachability(listener: (reachability: Reachability) => void): () => void
  /** Stops the probe. */
  close(): void
}
