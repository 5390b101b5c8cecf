import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { LOAD_CURRENT, NOT_LOADED } from '../messages.ts'

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
  const age = preparedAt === null ? 'Showing older data.' : `Data from ${formatDashboardDate(preparedAt)}.`
  return (
    <MessageBar intent={failure === null ? 'info' : 'warning'}>
      <MessageBarBody>
        {failure !== null && <MessageBarTitle>{NOT_LOADED}</MessageBarTitle>}
        {failure !== null && `${readableServerMessage(failure.message)} `}
        {(failure === null || hasRows) && age}
      </MessageBarBody>
      <MessageBarActions>
        <ActionButton isDisabled={isFetching} onClick={onRefresh}>
          {failure === null ? LOAD_CURRENT : 'Retry'}
        </ActionButton>
      </MessageBarActions>
    </MessageBar>
  )
}
