import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly intent: 'error' | 'warning' | 'info' | 'success'
  readonly title?: ReactNode
  readonly children: ReactNode
  /** Buttons, such as Retry. */
  readonly actions?: ReactNode
  /** Read out as soon as it appears. */
  readonly isAlert?: boolean
  readonly className?: string
}

export const Notice = ({ intent, title, children, actions, isAlert = false, className }: NoticeProps) => (
  <MessageBar intent={intent} layout="multiline" className={className} {...(isAlert ? { role: 'alert' } : {})}>
    <MessageBarBody>
      {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
      {children}
    </MessageBarBody>
    {actions !== undefined && actions !== false && <MessageBarActions>{actions}</MessageBarActions>}
  </MessageBar>
)
