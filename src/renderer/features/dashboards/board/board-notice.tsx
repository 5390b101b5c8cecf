import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { LOAD_CURRENT, NOT_LOADED, NOT_OFFERED } from '../messages.ts'

const isNotOffered = (failure: PlatformFailure | null): boolean => failure?.kind === 'not-offered'

/** Why a dashboard without rows has none. */
export const reasonOfNothing = (failure: PlatformFailure): string =>
  isNotOffered(failure) ? 'This dashboard is made of the figures of that service.' : 'Nothing could be loaded.'

interface BoardNoticeProps {
  readonly failure: PlatformFailure | null
  /** Unix seconds: the rows were prepared then; null: they are current. */
  readonly preparedAt: number | null
  /** Whether rows are shown although the dashboard could not be loaded. */
  readonly hasRows: boolean
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** Says in one line why a dashboard is empty or old, and offers to load it again. */
export const BoardNotice = ({ failure, preparedAt, hasRows, isFetching, onRefresh }: BoardNoticeProps) => {
  if (failure === null && preparedAt === null) return null
  // No failure: asking again would change nothing.
  const isOffered = !isNotOffered(failure)
  const hasFailed = failure !== null && isOffered
  const age = preparedAt === null ? 'Showing older data.' : `Data from ${formatDashboardDate(preparedAt)}.`
  return (
    <MessageBar intent={hasFailed ? 'warning' : 'info'}>
      <MessageBarBody>
        {hasFailed && <MessageBarTitle>{NOT_LOADED}</MessageBarTitle>}
        {failure !== null && `${isOffered ? readableServerMessage(failure.message) : NOT_OFFERED} `}
        {(failure === null || hasRows) && age}
      </MessageBarBody>
      {isOffered && (
        <MessageBarActions>
          <ActionButton isDisabled={isFetching} onClick={onRefresh}>
            {failure === null ? LOAD_CURRENT : 'Retry'}
          </ActionButton>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
