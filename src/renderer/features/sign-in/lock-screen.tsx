import { Text } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'
import { Notice } from '#components/notice.tsx'
import type { LockedWork, SignedInUser } from '#shared/bridge/identity.ts'
import { ProxyNotice } from './proxy-notice.tsx'
import { SignInPanel, useSignIn } from './sign-in-panel.tsx'

const WORK: Readonly<Record<Exclude<LockedWork, 'none'>, string>> = {
  sending: 'A payment or a campaign was being sent when the console was locked. It goes on; sign in to see its outcome.',
  unknown: "We don't know yet whether a payment went through. The console checks again as soon as you have signed in.",
}

interface LockScreenProps {
  readonly user: SignedInUser
  readonly work: LockedWork
  readonly signingInSince: number | null
}

/** All that a locked window shows (`data-locked` in `window.css`): who may unlock it, and what has not ended. */
export const LockScreen = ({ user, work, signingInSince }: LockScreenProps) => (
  <Dialog title="The console is locked" isAlert onClose={null} className="lock-screen">
    <Text>
      Nobody used this computer for a while, or its screen was locked. Sign in again as {user.userName} to go on where you are. Nothing you typed is lost.
    </Text>
    {work !== 'none' && <Notice intent="warning">{WORK[work]}</Notice>}
    <ProxyNotice />
    <SignInPanel signIn={useSignIn()} signingInSince={signingInSince} />
  </Dialog>
)
