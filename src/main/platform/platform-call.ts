import type { ConnectionProfile } from '../connection/profile.ts'
import type { BodyReader } from './http/body-reader.ts'
import type { HttpAnswer } from './http/http-exchange.ts'
import { TransportError } from './http/transport-error.ts'
import { type CallKind, fromTransport, PlatformError, TokenRefused } from './platform-error.ts'

/** A GraphQL document with its variables, or what a REST call posts; undefined: a GET. */
export type CallContent = { readonly document: string; readonly variables: Readonly<Record<string, unknown>> } | { readonly json: unknown } | undefined

/** One call, ready to be sent. */
export interface PlatformCall<Value> {
  readonly name: string
  readonly kind: CallKind
  /** The analytics host is another: whether it answers, and whether it takes the token, says nothing of the platform. */
  readonly host: 'platform' | 'analytics'
  readonly address: (profile: ConnectionProfile) => string
  readonly content: CallContent
  readonly signal: AbortSignal | undefined
  /** How much may be answered. */
  readonly size: AnswerSize
  readonly reader: () => BodyReader
  readonly read: (answer: HttpAnswer) => Value
}

/** `list`: as much as a text of this process can hold; `record`: one page of records; `receipt`: what a mutation answers. */
export type AnswerSize = 'list' | 'record' | 'receipt'

/** What a failed call means. Rethrows what is a defect of the console. */
export function asPlatformError(call: Pick<PlatformCall<unknown>, 'kind' | 'host' | 'signal'>, error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  if (error instanceof TransportError) return fromTransport(call.kind, error)
  if (error instanceof TokenRefused && call.host === 'analytics') return new PlatformError('forbidden', 'The analytics service does not take your sign-in.')
  if (error instanceof TokenRefused) return new PlatformError('signed-out', 'Your session has ended. Sign in again to go on.')
  if (call.signal?.aborted === true) return new PlatformError('cancelled', 'Cancelled.')
  throw error
}
