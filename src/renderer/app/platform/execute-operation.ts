import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { bridge } from '../bridge.ts'
import { gatherParts } from './answer-parts.ts'
import { PlatformFailure, unwrap } from './platform-failure.ts'

/** An answer of the platform: its data, and when it was received in unix seconds. */
export interface PlatformAnswer<Data> {
  readonly data: Data
  readonly receivedAt: number
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
 * `signal` cancels the call in main too, where it would otherwise go on loading.
 */
export const executeOperation = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<PlatformAnswer<Data>> => {
  if (signal?.aborted) throw new PlatformFailure({ kind: 'cancelled', message: 'Cancelled.' })
  const requestId = crypto.randomUUID()
  const cancel = (): void => void bridge.platform.cancel({ requestId })
  signal?.addEventListener('abort', cancel, { once: true })
  const parts = gatherParts(requestId)
  try {
    const call = { operation: operationOf(document), variables: variables as Record<string, unknown>, requestId, inParts: true }
    const { data, receivedAt, parts: count } = unwrap(await bridge.platform.execute(call))
    return { data: (count === undefined ? JSON.parse(data) : await parts.joined(data, count)) as Data, receivedAt }
  } finally {
    parts.close()
    signal?.removeEventListener('abort', cancel)
  }
}
