import { Button } from '@fluentui/react-components'
import { FilterDismissRegular } from '@fluentui/react-icons'
import { EmptyState } from '../empty-state.tsx'

interface NothingMatchesProps {
  /** "No site matches". */
  readonly title: string
  readonly onClear: () => void
}

/** Why a list that has rows shows none: its filters, and the way out. */
export const NothingMatches = ({ title, onClear }: NothingMatchesProps) => (
  <EmptyState
    icon={FilterDismissRegular}
    title={title}
    explanation="Every filter that is set must hold. Remove one, or clear them all."
    actions={<Button onClick={onClear}>Clear all filters</Button>}
  />
)
