import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarGroup, MessageBarTitle, Spinner } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { SOMETHING_WENT_WRONG } from '#data/session/messages.ts'
import { useUnlock } from '#data/session/use-obstacle.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { formatMoment, nowInSeconds } from '#shared/domain/date.ts'
import { WhatsNewDialog } from '../shell/help-dialogs.ts'

const ProxyLoginButton = lazyPart(async () => (await import('#features/sign-in/proxy-login-button.tsx')).ProxyLoginButton)

export const NoticeList = ({ notices, onDismiss }: { readonly notices: readonly Notice[]; readonly onDismiss: (id: string) => void }) => {
  const { isAsking, unlock } = useUnlock()
  const today = useToday()
  /** When the keychain last stayed locked. Main withdraws the notice once it is open. */
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const [isNewsOpen, setNewsOpen] = useState(false)
  const retry = async (): Promise<void> => setFailedAt((await unlock()) ? null : nowInSeconds())
  return (
    <section aria-label="Notices">
      <MessageBarGroup animate="both">
        {notices.map((notice) => (
          <MessageBar key={notice.id} intent={notice.intent} shape="square">
            <MessageBarBody>
              {notice.kind === 'sign-out-failed' && <MessageBarTitle>{SOMETHING_WENT_WRONG} </MessageBarTitle>}
              {notice.message}
              {notice.kind === 'keychain-unavailable' && failedAt !== null && ` Tried again at ${formatMoment(failedAt, today)}, without success.`}
            </MessageBarBody>
            <MessageBarActions
              // Without its button there would be no way left to the proxy; main withdraws the notice once it lets the console through.
              {...(notice.kind === 'proxy-login'
                ? {}
                : { containerAction: <Button appearance="transparent" icon={<DismissRegular />} aria-label="Dismiss" onClick={() => onDismiss(notice.id)} /> })}
            >
              {notice.kind === 'proxy-login' && <ProxyLoginButton />}
              {notice.kind === 'keychain-unavailable' && (
                <Button disabledFocusable={isAsking} onClick={() => void retry()} {...(isAsking ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}>
                  Unlock and retry
                </Button>
              )}
              {notice.kind === 'updated' && <Button onClick={() => setNewsOpen(true)}>What’s new</Button>}
            </MessageBarActions>
          </MessageBar>
        ))}
      </MessageBarGroup>
      {isNewsOpen && <WhatsNewDialog onClose={() => setNewsOpen(false)} />}
    </section>
  )
}
