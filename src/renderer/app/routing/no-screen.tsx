import { Button } from '@fluentui/react-components'
import { LockClosedRegular, SearchRegular, SignOutRegular } from '@fluentui/react-icons'
import { useLocation } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { ACCESS_DENIED } from '#data/session/messages.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { firstScreenOf } from './screens.ts'

/** Shown instead of a screen that the user may not open. */
export const AccessDenied = () => {
  const user = useCurrentUser()
  const signOut = useSignOut()
  const first = firstScreenOf(user)
  return (
    <EmptyState
      icon={LockClosedRegular}
      title={ACCESS_DENIED}
      explanation={user.enabled ? 'An administrator can grant the permission for it.' : 'Your user is disabled. An administrator can enable it.'}
      actions={
        <>
          {first !== undefined && (
            <LinkButton to={first.path} appearance="primary">
              Go to {first.menu.label}
            </LinkButton>
          )}
          <Button icon={<SignOutRegular />} onClick={signOut}>
            Sign out
          </Button>
        </>
      }
    />
  )
}

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
