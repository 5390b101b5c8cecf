import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import type { Problem } from '#shared/remedy.ts'
import { ActionButton } from '../action-button.tsx'

export interface SaveProblemProps {
  readonly problem: Problem | null
  /** It is being sent or looked up. */
  readonly isBusy: boolean
}

/** A problem beside Save, with "Look again" where that may tell more. */
export const SaveProblem = ({ problem, isBusy }: SaveProblemProps) =>
  problem === null ? null : (
    <MessageBar intent={problem.onLookAgain === null ? 'error' : 'warning'} layout="multiline" role="alert">
      <MessageBarBody>{problem.text}</MessageBarBody>
      {problem.onLookAgain !== null && (
        <MessageBarActions>
          <ActionButton onClick={problem.onLookAgain} isPending={isBusy}>
            Look again
          </ActionButton>
        </MessageBarActions>
      )}
    </MessageBar>
  )
