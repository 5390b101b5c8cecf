import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { SaveProblem } from '#components/form/create-bar.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import type { Problem } from '#shared/remedy.ts'
import type { FormPlatform } from './offered-fields.tsx'

/** What a form shows of its saving, whether it edits or creates. */
export interface RecordSaving {
  /** Has fields of the form left out that the platform does not have. */
  readonly platform?: FormPlatform | undefined
  /** Checks the form and saves it; an edit is reviewed first. */
  readonly submit: () => void
  /** The platform is being asked or written to. */
  readonly isBusy: boolean
  /** Why nothing can be saved now, null when it can. */
  readonly reason: string | null
  /** Why the last save is not known to be done, null while there is nothing to say. */
  readonly problem: Problem | null
  /** The review and the question before leaving: draw it once. */
  readonly dialogs: ReactNode
  /** Where a screen's Cancel leads. */
  readonly cancel?: (() => void) | undefined
}

/** Ctrl+S saves. `what`: within a sentence, "page". */
export const useSaveKey = (what: string, run: () => void): void =>
  useShortcut({ keys: ACTION_KEYS.save, description: `Save the ${what}`, group: `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`, run })

interface SaveBarProps {
  readonly saving: RecordSaving
  readonly saveLabel: string
  readonly cancelLabel: string
  readonly onCancel?: (() => void) | undefined
  /** Id of the form, where the buttons stand outside it. */
  readonly form?: string
}

/** The buttons of a form, Cancel before Save. Save is disabled with its reason; what came of the last try stands beside them, in a dialog at their left. */
export const SaveBar = ({ saving: { isBusy, reason, problem }, saveLabel, cancelLabel, onCancel, form }: SaveBarProps) => {
  const result = <SaveProblem problem={problem} isBusy={isBusy} />
  const isInDialog = form !== undefined
  return (
    <>
      {isInDialog && result}
      {onCancel !== undefined && <Button onClick={onCancel}>{cancelLabel}</Button>}
      <ActionButton type="submit" form={form} appearance="primary" reason={reason} isPending={isBusy}>
        {saveLabel}
      </ActionButton>
      {!isInDialog && result}
    </>
  )
}
