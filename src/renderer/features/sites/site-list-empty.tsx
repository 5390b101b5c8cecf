import { BuildingShopRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { CreateSiteButton } from './create-site-button.tsx'

interface SiteListEmptyProps {
  /** There are sites, but none passes the filters. */
  readonly hasSites: boolean
  readonly onClear: () => void
}

/** Why no site is shown, and what to do. */
export const SiteListEmpty = ({ hasSites, onClear }: SiteListEmptyProps) =>
  hasSites ? (
    <NothingMatches title="No site matches" onClear={onClear} />
  ) : (
    <EmptyState
      icon={BuildingShopRegular}
      title="There are no sites yet"
      explanation="The platform has no site that you may see. The first one you create stands here."
      actions={<CreateSiteButton />}
    />
  )
