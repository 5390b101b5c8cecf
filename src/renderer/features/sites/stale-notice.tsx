import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'
import { formatCount, readableServerMessage } from '#shared/domain/text.ts'
import { LIST_FAILED } from './messages.ts'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

interface StaleNoticeProps {
  readonly message: string
  /** How many sites had arrived when the list broke off; undefined: an older list shows. */
  readonly arrived?: number | undefined
  readonly onRetry: () => void
}

/** Says above a list that a newer one, or the rest of it, could not be loaded. */
export const StaleNotice = ({ message, arrived, onRetry }: StaleNoticeProps) => (
  <MessageBar intent="error" className={useStyles().notice}>
    <MessageBarBody>
      <MessageBarTitle>{LIST_FAILED}</MessageBarTitle>
      {arrived === undefined ? 'The list below is older.' : `The list below ends after the first ${formatCount(arrived)} sites.`}{' '}
      {readableServerMessage(message)}
    </MessageBarBody>
    <MessageBarActions>
      <Button onClick={onRetry}>Retry</Button>
    </MessageBarActions>
  </MessageBar>
)
