import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useCallback, useRef, useState } from 'react'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { LOOKS_FIRST } from '#data/saving/messages.ts'
import { type Change, isNotThere, sendConfirmed } from '#data/saving/send-confirmed.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { failureAdvice } from '#shared/failure-advice.ts'

export interface SavingOptions {
  /** Operations whose answers a write makes old. Keep the array stable between renders. */
  readonly touches: readonly TypedDocumentNode<unknown, never>[]
  /** Told the platform's refusal, to be shown at the field it is about; the toast says it too. */
  readonly onRefused?: (message: string) => void
}

export interface Saving {
  readonly isSaving: boolean
  /** Writes; answers whether it was done. A second one while the first is under way does nothing. */
  readonly save: (change: Change) => Promise<boolean>
}

/**
 * Writes something of the catalogue: lists follow, a failure is told as a toast and nothing is lost. Nothing is sent twice by itself: where the
 * platform did not confirm it, it is read back.
 */
export const useSaving = ({ touches, onRefused }: SavingOptions): Saving => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSaving, setSaving] = useState(false)
  const pending = useRef(false)
  /** One was not confirmed: the next one looks first. */
  const isOpen = useRef(false)

  const save = useCallback(
    async (change: Change): Promise<boolean> => {
      if (pending.current) return false
      pending.current = true
      setSaving(true)
      try {
        await sendConfirmed(change, isOpen.current)
        isOpen.current = false
        refresh(touches)
        return true
      } catch (cause) {
        const { kind, message } = asPlatformFailure(cause)
        const readable = readableServerMessage(message)
        const advice = isUnconfirmed(cause) ? LOOKS_FIRST : failureAdvice(kind)
        notify.error(readable, ...(advice === '' ? [] : [advice]))
        if (isUnconfirmed(cause) || isNotThere(cause)) {
          isOpen.current = true
          refresh(touches)
        } else if (kind === 'rejected') onRefused?.(readable)
        return false
      } finally {
        pending.current = false
        setSaving(false)
      }
    },
    [notify, onRefused, refresh, touches],
  )
  return { isSaving, save }
}
