import { useCallback, useRef, useState } from 'react'
import { useNotify } from '../notifications/use-notify.ts'
import { useWriteGate, type WriteGate } from '../platform/use-write-gate.ts'
import { type CreationOrder, createWithUserName } from './create-with-user-name.ts'

export interface CreationOptions<Values> {
  readonly orderOf: (values: Values) => CreationOrder
  readonly onCreated: (values: Values) => void
  /** The user name is somebody's: say it at the field. */
  readonly onTaken: () => void
}

export interface CreationState<Values> {
  readonly gate: WriteGate
  readonly isSending: boolean
  /** Why the last try failed, null when it did not. */
  readonly failure: string | null
  /** For the form's valid values. Nothing happens while one is under way, or offline. */
  readonly create: (values: Values) => Promise<void>
}

/** Creates what a form holds: once, however often it is pressed; a failure is said in a notification and kept to be read beside the form. */
export const useCreation = <Values>({ orderOf, onCreated, onTaken }: CreationOptions<Values>): CreationState<Values> => {
  const notify = useNotify()
  const gate = useWriteGate()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false)
  const create = useCallback(
    async (values: Values) => {
      if (!gate.allowed || isBusy.current) return
      isBusy.current = true
      setSending(true)
      setFailure(null)
      try {
        const creation = await createWithUserName(orderOf(values))
        if (creation.state === 'created') onCreated(values)
        else if (creation.state === 'taken') onTaken()
        else {
          notify.error(creation.reason)
          setFailure(creation.reason)
        }
      } finally {
        isBusy.current = false
        setSending(false)
      }
    },
    [gate.allowed, notify, onCreated, onTaken, orderOf],
  )
  return { gate, isSending, failure, create }
}
