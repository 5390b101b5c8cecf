import { SearchRegular } from '@fluentui/react-icons'
import { useLocation } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { LinkButton } from '#components/link-button.tsx'

/** What an unknown path shows. */
export const NotFound = () => (
  <EmptyState
    icon={SearchRegular}
    title="There is no such screen"
    explanation={`The console has no screen at ${useLocation().pathname}. Addresses are matched letter by letter.`}
    actions={
      <LinkButton to="/" appearance="primary">
        Go to the start
      </LinkButton>
    }
  />
)
