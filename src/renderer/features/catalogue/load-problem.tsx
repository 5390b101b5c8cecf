import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { readableServerMessage } from '#shared/domain/text.ts'

export interface LoadProblemProps {
  /** What failed, as a sentence. */
  readonly what: string
  readonly failure: PlatformFailure
  readonly onRetry: () => void
}

/** What could not be loaded, above what is shown all the same: the fields of a form, an older list. Loads it again. */
export const LoadProblem = ({ what, failure, onRetry }: LoadProblemProps) => (
  <MessageBar intent="error" layout="multiline" role="alert">
    <MessageBarBody>
      {what} {readableServerMessage(failure.message)}
    </MessageBarBody>
    <MessageBarActions>
      <Button onClick={onRetry}>Retry</Button>
    </MessageBarActions>
  </MessageBar>
)
