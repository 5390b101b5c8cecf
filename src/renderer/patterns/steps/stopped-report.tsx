import { Button } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import { Notice } from '#components/notice.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import type { StoppedRun } from '#data/saving/send-confirmed.ts'
import { readableServerMessage } from '#shared/domain/text.ts'

export interface StoppedReportProps {
  readonly run: StoppedRun
  readonly onRetry: () => void
  readonly onLookAgain: () => void
}

/** Says which of several steps failed and which are done, and goes on from there. A step looks first whether it is done already; one that may be done is looked up. */
export const StoppedReport = ({ run: { done, failed, failure, canLookAgain }, onRetry, onLookAgain }: StoppedReportProps) => {
  const gate = useWriteGate()
  return (
    <Notice
      intent="error"
      isAlert
      title={canLookAgain ? `"${failed}" is not confirmed` : `"${failed}" failed`}
      actions={
        canLookAgain ? (
          <Button onClick={onLookAgain}>Check again</Button>
        ) : (
          <ActionButton onClick={onRetry} reason={gate.reason}>
            Retry from here
          </ActionButton>
        )
      }
    >
      {readableServerMessage(failure.message)}
      {done.length > 0 && <br />}
      {done.length > 0 && `Done already: ${done.map((label) => `"${label}"`).join(', ')}.`}
    </Notice>
  )
}
