import { useEffect, useState } from 'react'

/** Whether the component has been on screen for `milliseconds`. */
export const useElapsed = (milliseconds: number): boolean => {
  const [isElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isElapsed
}
