import { Button, Link, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { Notice } from '#components/notice.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import type { Failure } from '#shared/result.ts'
import { formatCountdown, SIGN_IN_TIMEOUT, useSecondsLeft } from './time-left.ts'

/** Signing in through the system browser, as a screen needs it. */
interface SignIn {
  /** Why the last attempt failed; null while one waits or none was made. A cancelled attempt is no failure. */
  readonly failure: Failure | null
  /** Opens the provider's page in the browser; while an attempt waits, opens the same page again. */
  readonly start: () => void
  readonly cancel: () => void
}

export const useSignIn = (): SignIn => {
  const { bridge, session } = useConsole()
  const [failure, setFailure] = useState<Failure | null>(null)

  const start = async (): Promise<void> => {
    setFailure(null)
    const result = await bridge.identity.signIn()
    if (result.ok) session.set(result.value)
    else if (result.error.kind !== 'cancelled') setFailure(result.error)
  }
  const cancel = async (): Promise<void> => {
    const result = await bridge.identity.cancelSignIn()
    if (result.ok) session.set(result.value)
    else setFailure(result.error)
  }

  return { failure, start: () => void start(), cancel: () => void cancel() }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  waiting: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', gap: tokens.spacingHorizontalL, alignItems: 'center' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

interface SignInPanelProps {
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
        <Notice intent="error" title="You are not signed in.">
          {' '}
          {signIn.failure.message}
        </Notice>
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
