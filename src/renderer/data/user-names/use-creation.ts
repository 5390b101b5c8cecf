import { useCallback, useState } from 'react'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Problem } from '#shared/remedy.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { isUnconfirmed } from '../platform/platform-failure.ts'
import type { WriteGate } from '../platform/use-write-gate.ts'
import { isNotThere } from '../saving/send-confirmed.ts'
import { useSave } from '../saving/use-save.ts'
import { type CreationOrder, creationChange, isTaken } from './create-with-user-name.ts'

export interface CreationOptions<Values> {
  readonly orderOf: (values: Values) => CreationOrder
  readonly onCreated: (values: Values) => void
  /** Another user has the user name: show it at the field. */
  readonly onTaken: () => void
}

export interface CreationState<Values> {
  readonly gate: WriteGate
  readonly isSending: boolean
  /** The user name that is being sent, or was and may be in use because of that; null otherwise. */
  readonly sentName: string | null
  /** Why the last try failed, null when it did not. Shown beside the form. */
  readonly problem: Problem | null
  /** For the form's valid values. */
  readonly create: (values: Values) => Promise<void>
}

/** Creates a user that signs in by the name in a form, once. A refusal is a toast, and stays beside the form to be read. */
export const useCreation = <Values>({ orderOf, onCreated, onTaken }: CreationOptions<Values>): CreationState<Values> => {
  const bridge = useBridge()
  const [sentName, setSentName] = useState<string | null>(null)
  const { gate, isPending, problem, refusal, run } = useSave({
    change: (order: CreationOrder & { readonly values: Values }) => creationChange(bridge, order),
    idOf: ({ userName }) => userName,
    toasts: 'certain',
    failed: (_, message) => ({ message }),
    fieldErrors: (failure) => (isTaken(failure) ? { field: 'userName', message: readableServerMessage(failure.message) } : null),
    showFieldError: onTaken,
    onSaved: ({ values }) => onCreated(values),
    onFailed: (failure) => {
      if (!isUnconfirmed(failure) && !isNotThere(failure) && failure.kind !== 'busy') setSentName(null)
    },
  })
  const create = useCallback(
    async (values: Values) => {
      const order = orderOf(values)
      if (gate.allowed) setSentName(order.userName)
      await run({ ...order, values })
    },
    [gate.allowed, orderOf, run],
  )
  return { gate, isSending: isPending, sentName, problem: problem ?? (refusal === null ? null : { text: refusal, onLookAgain: null }), create }
}
