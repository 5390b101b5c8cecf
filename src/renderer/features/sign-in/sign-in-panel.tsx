import { Button, Link, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { formatCountdown, SIGN_IN_TIMEOUT, useSecondsLeft } from './time-left.ts'
import type { SignIn } from './use-sign-in.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  waiting: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', gap: tokens.spacingHorizontalL, alignItems: 'center' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

export interface SignInPanelProps {
  readonly signIn: SignIn
  /** When the waiting attempt began, in unix seconds; null while none waits. */
  readonly signingInSince: number | null
}

/** The button that opens the browser, and what the window shows while the person is there. */
export const SignInPanel = ({ signIn, signingInSince }: SignInPanelProps) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {signIn.failure !== null && signingInSince === null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>You are not signed in.</MessageBarTitle> {signIn.failure.message}
          </MessageBarBody>
        </MessageBar>
      )}
      {signingInSince === null ? (
        <Button appearance="primary" size="large" icon={<OpenRegular />} onClick={signIn.start}>
          Sign in in your browser
        </Button>
      ) : (
        <Waiting startedAt={signingInSince} signIn={signIn} />
      )}
    </div>
  )
}

const Waiting = ({ startedAt, signIn }: { readonly startedAt: number; readonly signIn: SignIn }) => {
  const styles = useStyles()
  const left = useSecondsLeft(startedAt)
  return (
    <div className={styles.waiting}>
      <div role="status">
        <Text weight="semibold">Waiting for you in the browser</Text>
      </div>
      <ProgressBar value={left / SIGN_IN_TIMEOUT} aria-label="Time left to sign in" />
      <Text className={styles.quiet}>Finish signing in on the page that opened there. Time left: {formatCountdown(left)}</Text>
      <div className={styles.actions}>
        <Button onClick={signIn.cancel}>Cancel</Button>
        <Link as="button" onClick={signIn.start}>
          Open the page again
        </Link>
      </div>
    </div>
  )
}
