import { useCallback, useState } from 'react'
import { nowInSeconds } from '#shared/domain/date.ts'

/** The present of a dashboard in unix seconds, and a way to take it anew: it stands still in between, so that what is shown is of one moment. */
export const useNow = (): readonly [number, () => void] => {
  const [now, setNow] = useState(nowInSeconds)
  return [now, useCallback(() => setNow(nowInSeconds()), [])]
}
