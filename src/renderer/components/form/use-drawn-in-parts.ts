import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of something long are drawn by now: `first` of them at once, then one after the other behind the first paint. What is typed or pressed
 * meanwhile comes before the next part.
 */
export const useDrawnInParts = (parts: number, first: number): number => {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}
