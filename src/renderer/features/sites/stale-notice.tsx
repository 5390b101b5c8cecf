import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'
import { readableServerMessage } from '#shared/domain/text.ts'
import { LIST_FAILED } from './messages.ts'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

/** Says above a list that a newer one could not be had. */
export const StaleNotice = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <MessageBar intent="error" className={useStyles().notice}>
    <MessageBarBody>
      <MessageBarTitle>{LIST_FAILED}</MessageBarTitle>
      The list below is older. {readableServerMessage(message)}
    </MessageBarBody>
    <MessageBarActions>
      <Button onClick={onRetry}>Retry</Button>
    </MessageBarActions>
  </MessageBar>
)
