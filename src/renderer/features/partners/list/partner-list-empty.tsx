import { PeopleListRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'

interface PartnerListEmptyProps {
  /** There are partners, but none passes the filters. */
  readonly hasPartners: boolean
  readonly onClear: () => void
}

/** Why no partner is shown, and what to do. */
export const PartnerListEmpty = ({ hasPartners, onClear }: PartnerListEmptyProps) =>
  hasPartners ? (
    <NothingMatches title="No partner matches" onClear={onClear} />
  ) : (
    <EmptyState
      icon={PeopleListRegular}
      title="There are no channel partners yet"
      explanation="A channel partner is a user with the role CP."
      actions={<LinkButton to="/create-user">Create a user</LinkButton>}
    />
  )
