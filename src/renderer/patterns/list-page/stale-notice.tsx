import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount, readableServerMessage } from '#shared/domain/text.ts'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

interface StaleNoticeProps {
  /** What failed: "The users could not be loaded." */
  readonly what: string
  readonly failure: PlatformFailure
  /** When the rows on screen were received, unix seconds; undefined where that is not known. */
  readonly asOf: number | undefined
  /** How many rows had arrived when the list broke off, and what they are; undefined: a whole, older list shows. */
  readonly arrived?: { readonly count: number; readonly many: string } | undefined
  readonly onRetry: () => void
}

/** Above a list whose newer rows, or the rest of it, could not be loaded. */
export const StaleNotice = ({ what, failure, asOf, arrived, onRetry }: StaleNoticeProps) => (
  <MessageBar intent="error" layout="multiline" role="alert" className={useStyles().notice}>
    <MessageBarBody>
      <MessageBarTitle>{what}</MessageBarTitle>
      {staleText(asOf, arrived)} {readableServerMessage(failure.message)}
    </MessageBarBody>
    <MessageBarActions>
      <Button onClick={onRetry}>Retry</Button>
    </MessageBarActions>
  </MessageBar>
)

const staleText = (asOf: number | undefined, arrived: StaleNoticeProps['arrived']): string => {
  if (arrived !== undefined) return `The list below ends after the first ${formatCount(arrived.count)} ${arrived.many}.`
  return asOf === undefined ? 'This list may be out of date or incomplete.' : `Showing data from ${formatDateTime(asOf)}.`
}
