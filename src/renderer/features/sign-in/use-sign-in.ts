import { useState } from 'react'
import { useConsole } from '#data/bridge/bridge-context.ts'
import type { Failure } from '#shared/result.ts'

/** Signing in through the system browser, as a screen needs it. */
export interface SignIn {
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
