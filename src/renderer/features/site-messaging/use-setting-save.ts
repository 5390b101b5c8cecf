import { useCallback, useState } from 'react'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { LOOKS_FIRST } from '#data/saving/messages.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { failureAdvice } from '#shared/failure-advice.ts'
import type { FailureKind } from '#shared/result.ts'
import { NOTHING_SENT } from './messages.ts'
import { type SettingSave, saveSetting } from './save-setting.ts'

export interface SettingSaving {
  readonly isSaving: boolean
  /** Why the last try failed, with the next step. */
  readonly failure: string | null
  /** It may be saved all the same. */
  readonly isOpen: boolean
  /** Answers whether it is saved. */
  readonly save: <Setting>(order: SettingSave<Setting>) => Promise<boolean>
}

/** Saves a setting and keeps what came of it. */
export const useSettingSave = (): SettingSaving => {
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const save = useCallback(async <Setting>(order: SettingSave<Setting>): Promise<boolean> => {
    setSaving(true)
    setFailure(null)
    try {
      await saveSetting(order)
      return true
    } catch (cause) {
      const { kind, message } = asPlatformFailure(cause)
      setOpen(isUnconfirmed(cause))
      setFailure(`${readableServerMessage(message)} ${nextStep(kind)}`.trim())
      return false
    } finally {
      setSaving(false)
    }
  }, [])
  return { isSaving, failure, isOpen, save }
}

const nextStep = (kind: FailureKind): string => {
  if (kind === 'unreachable') return NOTHING_SENT
  return kind === 'unknown-outcome' ? LOOKS_FIRST : failureAdvice(kind)
}
