import { Button, Text } from '@fluentui/react-components'
import type { Problem } from '#shared/remedy.ts'
import { ActionButton } from '../action-button.tsx'
import { Notice } from '../notice.tsx'

interface CreateBarProps {
  readonly label: string
  readonly isSending: boolean
  /** Why nothing can be sent now, null when it can. */
  readonly blockedReason: string | null
  /** Why the last try failed, null when it did not. */
  readonly problem: Problem | null
  readonly onCancel: () => void
}

/** The bar of a form that creates something: cancel, send, and why it cannot be sent. */
export const CreateBar = ({ label, isSending, blockedReason, problem, onCancel }: CreateBarProps) => (
  <>
    <Button onClick={onCancel}>Cancel</Button>
    <ActionButton type="submit" appearance="primary" reason={blockedReason} isPending={isSending}>
      {label}
    </ActionButton>
    {blockedReason !== null && <Text size={200}>{blockedReason}</Text>}
    <SaveProblem problem={problem} isBusy={isSending} />
  </>
)

/** A problem beside Save, with "Check again" where that may tell more. */
export const SaveProblem = ({ problem, isBusy }: { readonly problem: Problem | null; readonly isBusy: boolean }) =>
  problem === null ? null : (
    <Notice
      isAlert
      intent={problem.onLookAgain === null ? 'error' : 'warning'}
      actions={
        problem.onLookAgain !== null && (
          <ActionButton onClick={problem.onLookAgain} isPending={isBusy}>
            Check again
          </ActionButton>
        )
      }
    >
      {problem.text}
    </Notice>
  )
