import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarGroup, MessageBarTitle } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { Notice } from '#shared/bridge.ts'
import { SOMETHING_WENT_WRONG } from '../messages.ts'

export interface NoticeListProps {
  readonly notices: readonly Notice[]
  readonly onDismiss: (id: string) => void
}

/** Notices as message bars across the window. A sign-out that failed begins with the words that MSG-045 asks for. */
export const NoticeList = ({ notices, onDismiss }: NoticeListProps) => (
  <section aria-label="Notices">
    <MessageBarGroup animate="both">
      {notices.map((notice) => (
        <MessageBar key={notice.id} intent={notice.intent} shape="square">
          <MessageBarBody>
            {notice.kind === 'sign-out-failed' && <MessageBarTitle>{SOMETHING_WENT_WRONG}</MessageBarTitle>} {notice.message}
          </MessageBarBody>
          <MessageBarActions
            containerAction={<Button appearance="transparent" icon={<DismissRegular />} aria-label="Dismiss" onClick={() => onDismiss(notice.id)} />}
          />
        </MessageBar>
      ))}
    </MessageBarGroup>
  </section>
)
