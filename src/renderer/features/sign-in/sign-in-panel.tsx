import { Button, Link, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { Failure } from '#shared/result.ts'

/** Signing in through the system browser, as a screen needs it. */
interface SignIn {
  /** Why the last attempt failed; null while one waits or none was made. A cancelled attempt is no failure. */
  readonly failure: Failure | null
  /** Opens the provider's page in the browser; while an attempt waits, opens the same page again. */
  readonly start: () => void
  readonly cancel: () => void
}

export const useSignIn = (): SignIn => {
  const { session } = useConsole()
  const [failure, setFailure] = useState<Failure | null>(null)

  const start = async (): Promise<void> => {
    setFailure(null)
    const result = await session.take(({ identity }) => identity.signIn())
    if (!result.ok && result.error.kind !== 'cancelled') setFailure(result.error)
  }
  const cancel = async (): Promise<void> => {
    const result = await session.take(({ identity }) => identity.cancelSignIn())
    if (!result.ok) setFailure(result.error)
  }

  return { failure, start: () => void start(), cancel: () => void cancel() }
}

/** How long a person may take in the browser, in seconds. */
const SIGN_IN_TIMEOUT = 5 * 60

/** Seconds until an attempt that began at `startedAt` (unix seconds) ends, never below 0. */
export const secondsLeft = (startedAt: number, now: number): number => Math.max(0, startedAt + SIGN_IN_TIMEOUT - now)

/** `m:ss` of a number of seconds. */
export const formatCountdown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The seconds left of an attempt, counted down once a second. */
const useSecondsLeft = (startedAt: number): number => {
  const [now, setNow] = useState(nowInSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowInSeconds()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsLeft(startedAt, now)
}

const useStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalL, alignItems: 'center' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

/** The button that opens the browser, and what the window shows while the person is there. `signingInSince`: in unix seconds; null while no attempt waits. */
export const SignInPanel = ({ signIn, signingInSince }: { readonly signIn: SignIn; readonly signingInSince: number | null }) => (
  <div className={useLayoutStyles().stackL}>
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

const Waiting = ({ startedAt, signIn }: { readonly startedAt: number; readonly signIn: SignIn }) => {
  const styles = useStyles()
  const left = useSecondsLeft(startedAt)
  return (
    <div className={useLayoutStyles().stack}>
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
