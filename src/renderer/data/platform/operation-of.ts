import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** The id under which main knows an operation: generated in the place of its text, so that the page cannot send its own. */
export const operationOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): string => {
  const { hash } = (document as { readonly __meta__?: { readonly hash?: unknown } }).__meta__ ?? {}
  if (typeof hash !== 'string') throw new TypeError('A document without an operation id: was the code generated with persisted documents?')
  return hash
}
