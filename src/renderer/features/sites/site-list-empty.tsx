import { Button } from '@fluentui/react-components'
import { BuildingShopRegular, FilterDismissRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { CreateSiteButton } from './create-site-button.tsx'

interface SiteListEmptyProps {
  /** There are sites, but none passes the filters. */
  readonly hasSites: boolean
  readonly onClear: () => void
}

/** Why no site is shown, and what to do. */
export const SiteListEmpty = ({ hasSites, onClear }: SiteListEmptyProps) =>
  hasSites ? (
    <EmptyState
      icon={FilterDismissRegular}
      title="No site matches"
      explanation="Every filter that is set must hold. Remove one, or clear them all."
      actions={<Button onClick={onClear}>Clear all filters</Button>}
    />
  ) : (
    <EmptyState
      icon={BuildingShopRegular}
      title="There are no sites yet"
      explanation="The platform has no site that you may see. The first one you create stands here."
      actions={<CreateSiteButton />}
    />
  )
