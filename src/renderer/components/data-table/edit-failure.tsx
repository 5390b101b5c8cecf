import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { ReactElement } from 'react'

/** Why a row edited in place was not saved. */
export const EditFailure = ({ message }: { readonly message: string }): ReactElement => (
  <MessageBar intent="error">
    <MessageBarBody>{message}</MessageBarBody>
  </MessageBar>
)
