import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarGroup, MessageBarTitle, Spinner } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { SOMETHING_WENT_WRONG } from '#data/session/messages.ts'
import { useUnlock } from '#data/session/use-obstacle.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { formatTime, nowInSeconds } from '#shared/domain/date.ts'

export const NoticeList = ({ notices, onDismiss }: { readonly notices: readonly Notice[]; readonly onDismiss: (id: string) => void }) => {
  const { isAsking, unlock } = useUnlock()
  /** When the keychain last stayed locked. Main withdraws the notice once it is open. */
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const retry = async (): Promise<void> => setFailedAt((await unlock()) ? null : nowInSeconds())
  return (
    <section aria-label="Notices">
      <MessageBarGroup animate="both">
        {notices.map((notice) => (
          <MessageBar key={notice.id} intent={notice.intent} shape="square">
            <MessageBarBody>
              {notice.kind === 'sign-out-failed' && <MessageBarTitle>{SOMETHING_WENT_WRONG} </MessageBarTitle>}
              {notice.message}
              {notice.kind === 'keychain-unavailable' && failedAt !== null && ` Tried again at ${formatTime(failedAt)}, without success.`}
            </MessageBarBody>
            <MessageBarActions
              containerAction={<Button appearance="transparent" icon={<DismissRegular />} aria-label="Dismiss" onClick={() => onDismiss(notice.id)} />}
            >
              {notice.kind === 'keychain-unavailable' && (
                <Button disabledFocusable={isAsking} onClick={() => void retry()} {...(isAsking ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}>
                  Unlock and retry
                </Button>
              )}
            </MessageBarActions>
          </MessageBar>
        ))}
      </MessageBarGroup>
    </section>
  )
}
