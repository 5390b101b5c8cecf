import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { COPY_FAILED } from '../messages.ts'
import type { CopyProgress } from './copy-services.ts'

interface CopyReportProps {
  readonly menu: string
  /** How far it came; null when not even the services could be read. */
  readonly progress: CopyProgress | null
  readonly failure: PlatformFailure
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** Says that a copy stopped, what is done, and how to go on. The menu stays. */
export const CopyReport = ({ menu, progress, failure, onRetry, onLeave }: CopyReportProps) => {
  const gate = useWriteGate()
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{COPY_FAILED}</MessageBarTitle>
        The menu {menu} was created {progress === null ? 'and is empty.' : `and has ${progress.done} of ${progress.total} services.`} The platform said:{' '}
        {readableServerMessage(failure.message)}. Going on looks first what is there and copies the rest.
      </MessageBarBody>
      <MessageBarActions>
        <ActionButton onClick={onRetry} reason={gate.reason}>
          Go on copying
        </ActionButton>
        <Button onClick={onLeave}>Leave it so</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
