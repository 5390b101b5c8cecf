import { useCallback, useRef, useState } from 'react'
import type { Problem } from '#shared/remedy.ts'
import { asPlatformFailure, isUnconfirmed, type PlatformFailure } from '../platform/platform-failure.ts'
import { type Change, isNotThere, lookAgain as lookBack, sendConfirmed } from './send-confirmed.ts'

/** What a form saves. */
export interface ConfirmedOrder extends Change {
  /** What is saved, so that a second press for the same is recognised: a name, a slug. */
  readonly id: string
  readonly onDone: () => void
  /** The platform refused, or nothing was sent. */
  readonly onRefused: (failure: PlatformFailure) => void
}

export interface ConfirmedSave {
  /** It is being sent or looked up. */
  readonly isSaving: boolean
  /** Of the last one, where the platform did not confirm it. Shown beside Save. */
  readonly problem: Problem | null
  /** Sends once, however often it is pressed. */
  readonly save: (order: ConfirmedOrder) => Promise<void>
  /** Takes the problem off the screen. A next save of the same still looks first. */
  readonly clear: () => void
}

/** Saves what a form holds. After an open outcome the next save of the same looks first; nothing is sent again by itself. */
export const useConfirmedSave = (): ConfirmedSave => {
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<{ readonly failure: PlatformFailure; readonly order: ConfirmedOrder } | null>(null)
  const isBusy = useRef(false)
  /** Of what the outcome is open, or was when it was last sent. */
  const open = useRef<string | null>(null)

  const run = useCallback(async (order: ConfirmedOrder, work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    setFailed(null)
    try {
      await work()
      open.current = null
      order.onDone()
    } catch (cause) {
      const failure = asPlatformFailure(cause)
      if (isUnconfirmed(failure) || isNotThere(failure)) {
        open.current = order.id
        setFailed({ failure, order })
      } else order.onRefused(failure)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }, [])
  const save = useCallback((order: ConfirmedOrder) => run(order, () => sendConfirmed(order, open.current === order.id)), [run])
  const problem =
    failed === null
      ? null
      : { text: failed.failure.message, onLookAgain: isUnconfirmed(failed.failure) ? () => void run(failed.order, () => lookBack(failed.order)) : null }
  const clear = useCallback(() => setFailed(null), [])
  return { isSaving, problem, save, clear }
}
