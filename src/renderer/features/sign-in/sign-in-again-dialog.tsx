import { Button, Text } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'
import { useSignOut } from '#data/session/use-sign-out.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { SignInPanel, useSignIn } from './sign-in-panel.tsx'

/** Asks for a new sign-in over the screen that is open: route, filters and typed text stay as they are behind it. */
export const SignInAgainDialog = ({ user, signingInSince }: { readonly user: SignedInUser; readonly signingInSince: number | null }) => {
  const signIn = useSignIn()
  const signOut = useSignOut()
  return (
    <Dialog
      title="Your session has ended"
      isAlert
      onClose={null}
      actions={
        signingInSince === null ? (
          <Button appearance="subtle" onClick={signOut}>
            Sign out
          </Button>
        ) : undefined
      }
    >
      <Text>Sign in again as {user.userName} to go on where you are. Nothing you typed is lost.</Text>
      <SignInPanel signIn={signIn} signingInSince={signingInSince} />
    </Dialog>
  )
}
