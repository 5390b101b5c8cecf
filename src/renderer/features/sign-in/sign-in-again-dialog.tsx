import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { useSignOut } from '#data/session/use-sign-out.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { useSignIn } from './use-sign-in.ts'

export interface SignInAgainDialogProps {
  readonly user: SignedInUser
  readonly signingInSince: number | null
}

/** Asks for a new sign-in over the screen that is open: route, filters and typed text stay as they are behind it. */
export const SignInAgainDialog = ({ user, signingInSince }: SignInAgainDialogProps) => {
  const signIn = useSignIn()
  const signOut = useSignOut()
  return (
    <Dialog open modalType="alert">
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Your session has ended</DialogTitle>
          <DialogContent>
            <p>Sign in again as {user.userName} to go on where you are. Nothing you typed is lost.</p>
            <SignInPanel signIn={signIn} signingInSince={signingInSince} />
          </DialogContent>
          {signingInSince === null && (
            <DialogActions>
              <Button appearance="subtle" onClick={signOut}>
                Sign out
              </Button>
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
