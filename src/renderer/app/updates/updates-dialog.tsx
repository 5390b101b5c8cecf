import { Button, Field, Link, makeStyles, ProgressBar, Spinner, Text, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { Notice } from '#components/notice.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import { useStore } from '#data/bridge/store.ts'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { updateSentence } from './update-texts.ts'
import { useRestart } from './use-updates.ts'

const useStyles = makeStyles({
  list: { marginBlock: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  quiet: { color: tokens.colorNeutralForeground2 },
})

const MB = 1_000_000

interface UpdatesDialogProps {
  readonly onClose: () => void
  /** Opens what is new in the version that runs. */
  readonly onNews: () => void
}

/** The version that runs, the update that is on its way, and the restart that installs it. */
export const UpdatesDialog = ({ onClose, onNews }: UpdatesDialogProps) => {
  const { bridge, updates } = useConsole()
  const styles = useStyles()
  const status = useStore(updates)
  const { blockedBy, isRestarting, restart } = useRestartState(status)
  useEffect(() => {
    if (updates.current() === undefined) void updates.read()
  }, [updates])
  const check = async (): Promise<void> => {
    const checked = await bridge.updates.check()
    // What has happened since comes as events, which are newer than this answer.
    if (!checked.ok) void updates.read()
  }
  const isBusy = status?.state === 'checking' || status?.state === 'downloading'

  return (
    <Dialog
      title="Updates"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{status?.state === 'ready' ? 'Later' : 'Close'}</Button>
          {(status?.state === 'idle' || status?.state === 'failed' || isBusy) && (
            <Button disabledFocusable={isBusy} onClick={() => void check()}>
              {status.state === 'failed' ? 'Retry' : 'Check for updates'}
            </Button>
          )}
          {status?.state === 'ready' && (
            <Button appearance="primary" disabledFocusable={isRestarting} onClick={() => void restart()}>
              {blockedBy.length === 0 ? 'Restart and update' : 'Try again'}
            </Button>
          )}
        </>
      }
    >
      {status === undefined ? <Spinner label="Loading" /> : <Progress status={status} />}
      {status?.state === 'ready' && blockedBy.length === 0 && (
        <Text className={styles.quiet}>
          The console closes and opens again on this screen. Drafts are kept; what is typed in an open form without a draft is not.
        </Text>
      )}
      {status?.state === 'ready' && blockedBy.length > 0 && (
        <Notice intent="warning" title="The console cannot restart yet" isAlert>
          <ul className={styles.list}>
            {blockedBy.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {/* Beside the version that waits, the news of the running one would be taken for its. */}
      {status !== undefined && status.state !== 'ready' && <Link onClick={onNews}>What’s new in version {status.current}</Link>}
    </Dialog>
  )
}

const Progress = ({ status }: { readonly status: UpdateStatus }) => {
  const { state, received, total, current } = status
  const sentence = updateSentence(status)
  if (state === 'failed') return <Notice intent="error">{sentence}</Notice>
  if (state === 'downloading') {
    return (
      <Field validationState="none" validationMessage={total === null ? '' : `${(received / MB).toFixed(1)} of ${(total / MB).toFixed(1)} MB`} label={sentence}>
        <ProgressBar {...(total === null ? {} : { value: received, max: total })} />
      </Field>
    )
  }
  return (
    <div role="status">
      {state !== 'ready' && <Text block>Version {current}</Text>}
      {sentence}
    </div>
  )
}

/** On macOS a restart may fail a while after it began: `status` is another one then, and the next restart can be asked for. */
const useRestartState = (status: UpdateStatus | undefined) => {
  const restartNow = useRestart()
  const [blockedBy, setBlockedBy] = useState<readonly string[]>([])
  const [restarting, setRestarting] = useState<UpdateStatus>()
  const restart = async (): Promise<void> => {
    setRestarting(status)
    const reasons = await restartNow()
    setBlockedBy(reasons)
    if (reasons.length > 0) setRestarting(undefined)
  }
  return { blockedBy, isRestarting: restarting !== undefined && restarting === status, restart }
}
