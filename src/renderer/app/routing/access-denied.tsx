import { Button } from '@fluentui/react-components'
import { LockClosedRegular, SignOutRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { ACCESS_DENIED } from '../messages.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { LinkButton } from './link-button.tsx'
import { firstScreenOf } from './screens.ts'

/** Stands where a screen would be that the user may not open. Source: PERM-005, PERM-006. */
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
