import { useEffect, useState } from 'react'

/** Whether a unique name is still available. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | 'failed'

/** Milliseconds after the last keystroke before the platform is asked. Shorter than for a search: the answer is one word. */
const REST = 400

/**
 * Asks whether a name is free after a pause in typing; a later keystroke cancels the question.
 *
 * @param name the name to check; null for none
 * @param ask keep it stable between renders; throws when there is no answer
 */
export const useAvailability = (name: string | null, ask: (name: string, signal: AbortSignal) => Promise<boolean>): Availability => {
  const [known, setKnown] = useState<{ readonly name: string; readonly result: Availability } | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    const controller = new AbortController()
    const check = async (): Promise<void> => {
      let result: Availability
      try {
        result = (await ask(name, controller.signal)) ? 'free' : 'taken'
      } catch {
        result = 'failed'
      }
      if (!controller.signal.aborted) setKnown({ name, result })
    }
    const timer = setTimeout(() => void check(), REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, ask])
  if (name === null) return 'unknown'
  return known?.name === name ? known.result : 'checking'
}

/** Also where the check failed. */
export const USER_NAME_TAKEN = 'This username is not available. Please try another one'
