import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Missing } from '#shared/bridge/platform.ts'

import { withGaps } from './answer-gaps.ts'
import { type AnswerParts, gatherParts } from './answer-parts.ts'
import { cancellableRead } from './cancellable-read.ts'
import { unwrap } from './platform-failure.ts'

/** An answer of the platform: its data, and when it was received in unix seconds. */
export interface PlatformAnswer<Data> {
  readonly data: Data
  readonly receivedAt: number
  /** What is missing of it; undefined where it is whole. */
  readonly missing?: Missing
}

export interface ExecuteOptions {
  /** The answer may be shown in part: the caller handles `missing`. Lists of `shared/partial-lists.ts` only; of others a part is an error. */
  readonly acceptsGaps?: boolean
  /** Takes the rows of a long list so far, where it is slow to come. */
  readonly onRows?: (rows: readonly unknown[]) => void
}

/**
 * The id under which main knows an operation. Code generation replaces the document's text by it (trusted documents), so that the renderer
 * cannot send a text of its own.
 */
export const operationOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): string => {
  const { hash } = (document as { readonly __meta__?: { readonly hash?: unknown } }).__meta__ ?? {}
  if (typeof hash !== 'string') throw new TypeError('A document without an operation id: was the code generated with persisted documents?')
  return hash
}

/**
 * Runs an operation on the platform through main. Throws a `PlatformFailure`.
 * `signal` cancels the call in main too, where it would otherwise go on loading. A call with one is a read: the user may stop waiting for it.
 */
export const executeOperation = async <Data, Variables>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  { acceptsGaps = false, onRows }: ExecuteOptions = {},
): Promise<PlatformAnswer<Data>> => {
  const gaps = acceptsGaps ? { acceptsGaps } : {}
  let parts: AnswerParts | undefined
  const call = (requestId: string) => {
    parts = gatherParts(bridge, requestId, onRows)
    const asked = { operation: operationOf(document), variables: variables as Record<string, unknown>, requestId, inParts: true, ...gaps }
    return bridge.platform.execute(asked)
  }
  try {
    const {
      data,
      receivedAt,
      parts: count,
      missing,
    } = signal === undefined ? unwrap(await call(crypto.randomUUID())) : await cancellableRead(bridge, signal, call)
    const whole = (count === undefined ? JSON.parse(data) : await parts?.joined(data, count)) as Data
    return missing === undefined ? { data: whole, receivedAt } : { data: withGaps(whole, missing), receivedAt, missing }
  } finally {
    parts?.close()
  }
}
