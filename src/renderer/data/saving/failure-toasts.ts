import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { operationOf } from '../platform/operation-of.ts'

/** Names in variables that say which record is meant. */
const IDENTIFIES = /^(id|\w+Id|username|domain|slugName|pageName)$/

/** What a mutation is about: its operation and the ids among its variables. Two tries of the same are about the same, whatever else they send. */
export const subjectOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): string =>
  [operationOf(document), ...idsIn(variables)].join(' ')

const idsIn = (variables: unknown): readonly string[] =>
  typeof variables !== 'object' || variables === null
    ? []
    : Object.entries(variables).flatMap(([name, value]) => {
        if (typeof value === 'object') return name === 'input' ? idsIn(value) : []
        return IDENTIFIES.test(name) ? [`${name}=${String(value)}`] : []
      })

/** Ids of the toasts of failures by what failed. They outlive the screen that began the save. */
const toasts = new Map<string, string>()

/** Notes which toast reports the failure of what was sent last. */
export const rememberToast = (sent: readonly string[], toastId: string): void => {
  const failed = sent.at(-1)
  if (failed !== undefined) toasts.set(failed, toastId)
}

/** Takes away the toasts that said of any of this that it had failed. */
export const dismissFailuresOf = (sent: readonly string[], dismiss: (toastId: string) => void): void => {
  for (const subject of sent) {
    const toastId = toasts.get(subject)
    if (toastId === undefined) continue
    toasts.delete(subject)
    dismiss(toastId)
  }
}
