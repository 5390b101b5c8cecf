import { useEffect, useState } from 'react'
import { nowInSeconds } from '#shared/domain/date.ts'

/** How long a person may take in the browser, in seconds. */
export const SIGN_IN_TIMEOUT = 5 * 60

/** Seconds until an attempt that began at `startedAt` (unix seconds) ends, never below 0. */
export const secondsLeft = (startedAt: number, now: number): number => Math.max(0, startedAt + SIGN_IN_TIMEOUT - now)

/** `m:ss` of a number of seconds. */
export const formatCountdown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The seconds left of an attempt, counted down once a second. */
export const useSecondsLeft = (startedAt: number): number => {
  const [now, setNow] = useState(nowInSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowInSeconds()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsLeft(startedAt, now)
}
