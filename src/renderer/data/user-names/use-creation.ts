import { useCallback, useState } from 'react'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Problem } from '#shared/remedy.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { useNotify } from '../notifications/use-notify.ts'
import { useWriteGate, type WriteGate } from '../platform/use-write-gate.ts'
import { useConfirmedSave } from '../saving/use-confirmed-save.ts'
import { type CreationOrder, creationChange, isTaken } from './create-with-user-name.ts'

export interface CreationOptions<Values> {
  readonly orderOf: (values: Values) => CreationOrder
  readonly onCreated: (values: Values) => void
  /** The user name is somebody's: say it at the field. */
  readonly onTaken: () => void
}

export interface CreationState<Values> {
  readonly gate: WriteGate
  readonly isSending: boolean
  /** The user name that is being sent, or was and may be in use because of that; null otherwise. */
  readonly sentName: string | null
  /** Why the last try failed, null when it did not. */
  readonly problem: Problem | null
  /** For the form's valid values. Nothing happens while one is under way, or offline. */
  readonly create: (values: Values) => Promise<void>
}

/**
 * Creates what a form holds: once, however often it is pressed; a refusal is shown in a notification and kept to be read beside the form. Where the platform
 * did not confirm it, it is read back.
 */
export const useCreation = <Values>({ orderOf, onCreated, onTaken }: CreationOptions<Values>): CreationState<Values> => {
  const bridge = useBridge()
  const notify = useNotify()
  const gate = useWriteGate()
  const { isSaving, problem, save } = useConfirmedSave()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sentName, setSentName] = useState<string | null>(null)
  const create = useCallback(
    async (values: Values) => {
      if (!gate.allowed) return
      setRefusal(null)
      const order = orderOf(values)
      setSentName(order.userName)
      await save({
        ...creationChange(bridge, order),
        id: order.userName,
        onDone: () => onCreated(values),
        onRefused: (failure) => {
          if (failure.kind !== 'busy') setSentName(null)
          if (isTaken(failure)) {
            onTaken()
            return
          }
          const reason = readableServerMessage(failure.message)
          notify.error(reason)
          setRefusal(reason)
        },
      })
    },
    [bridge, gate.allowed, notify, onCreated, onTaken, orderOf, save],
  )
  return { gate, isSending: isSaving, sentName, problem: problem ?? (refusal === null ? null : { text: refusal, onLookAgain: null }), create }
}
