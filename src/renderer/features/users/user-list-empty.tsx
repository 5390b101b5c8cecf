import { PeopleTeamRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'

interface UserListEmptyProps {
  /** There are users, but none passes the filters. */
  readonly hasUsers: boolean
  readonly onClear: () => void
}

/** Why no user is shown, and what to do. */
export const UserListEmpty = ({ hasUsers, onClear }: UserListEmptyProps) =>
  hasUsers ? (
    <NothingMatches title="No user matches" onClear={onClear} />
  ) : (
    <EmptyState icon={PeopleTeamRegular} title="There are no users yet" explanation="Create the first one with Create User." />
  )
