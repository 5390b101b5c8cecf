import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'

interface RefreshButtonProps {
  /** What is listed, in the plural: "users". */
  readonly what?: string
  /** It is on its way already; absent where nothing tells. */
  readonly isFetching?: boolean
  readonly onRefresh: () => void
}

/** Asks for a list again; R does the same (`useListShortcuts`). */
export const RefreshButton = ({ what = 'list', isFetching = false, onRefresh }: RefreshButtonProps) => (
  <Button
    appearance="subtle"
    icon={<ArrowClockwiseRegular />}
    aria-label={`Refresh the ${what}`}
    title={isFetching ? `Loading the ${what}` : `Refresh the ${what} (R)`}
    disabledFocusable={isFetching}
    onClick={onRefresh}
  />
)
