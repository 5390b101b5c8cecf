import { Button } from '@fluentui/react-components'
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons'
import type { ReactElement, ReactNode } from 'react'
import { ConfirmPopover } from '../../confirm-popover.tsx'

// Texts the spec quotes, verbatim.
const SURE_TO_SAVE = 'Sure to Save?'
const SURE_TO_CANCEL = 'Sure to cancel?'

export interface RowEdit {
  readonly editor: (columnId: string) => ReactNode | null
  readonly problem: string | null
  readonly changes: readonly string[]
  readonly isAskedByMain: boolean
  readonly isSaving: boolean
  readonly save: () => void
  readonly cancel: () => void
}

/** Cancel and Save of a row edited in place, each asked back, unless main asks. */
export function EditControls({ edit, label }: { readonly edit: RowEdit; readonly label: string }): ReactElement {
  const reason = edit.problem ?? undefined
  const saving = {
    size: 'small',
    appearance: 'subtle',
    icon: <CheckmarkRegular />,
    'aria-label': `Save ${label}`,
    disabledFocusable: reason !== undefined || edit.isSaving,
    title: reason ?? 'Save',
  } as const
  return (
    <>
      <ConfirmPopover question={SURE_TO_CANCEL} onConfirm={edit.cancel}>
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={`Cancel editing ${label}`}
          title="Cancel"
          disabledFocusable={edit.isSaving}
        />
      </ConfirmPopover>
      {edit.isAskedByMain ? (
        <Button {...saving} onClick={edit.save} />
      ) : (
        <ConfirmPopover question={SURE_TO_SAVE} {...(edit.changes.length === 0 ? {} : { detail: edit.changes.join(' ') })} onConfirm={edit.save}>
          <Button {...saving} />
        </ConfirmPopover>
      )}
    </>
  )
}
