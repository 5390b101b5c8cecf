import { Button } from '@fluentui/react-components'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { menuName } from '../menu.ts'
import { NotesPopover } from '../notes-popover.tsx'
import { isHalfDone } from '../save-steps.ts'
import { statusText } from './status-switch.tsx'
import type { AskedStatus, StatusChange } from './use-status-change.ts'

interface StatusQuestionProps {
  readonly asked: AskedStatus
  readonly change: StatusChange
}

/** Asks for the notes of a changed status, at its switch. A first step that failed is said by a toast, and can be pressed again. */
export const StatusQuestion = ({ asked: { menu, control }, change: { save, confirm, retry, lookAgain, close } }: StatusQuestionProps) => {
  const gate = useWriteGate()
  const halfDone = isHalfDone(save.stopped) ? save.stopped : null
  return (
    <NotesPopover
      question={`Set ${menuName(menu)} to ${statusText(menu) === 'Active' ? 'Inactive' : 'Active'}?`}
      confirmLabel="Save"
      target={control}
      isBusy={save.isPending}
      blocked={gate.reason}
      onConfirm={confirm}
      onClose={close}
    >
      {halfDone === null ? null : (
        <>
          <StoppedReport run={halfDone} onRetry={retry} onLookAgain={lookAgain} />
          <Button onClick={close}>Leave it so</Button>
        </>
      )}
    </NotesPopover>
  )
}
