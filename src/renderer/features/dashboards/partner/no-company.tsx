import { BuildingRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'

/** Stands for a partner's dashboard where the profile does not say whose sites to show. */
export const NoCompany = () => (
  <EmptyState
    icon={BuildingRegular}
    title="Your profile names no company"
    explanation="Your sites are found by the name of your company. An administrator can add it to your profile."
  />
)
