import { useEffect, useState } from 'react'

/** What is known about a name that must be nobody else's. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | 'failed'

/** How long the typing rests before the platform is asked, in milliseconds. Shorter than for a search: the answer is one word. */
const REST = 400

/**
 * Asks whether a name is free, once the typing rests; a question that a later keystroke made pointless is cancelled.
 *
 * @param name what to ask about, null for nothing that is worth asking
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
