import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref to the value of the last committed render, for stable functions. A ref and an effect next to such a function
 * would retain the first value and everything it refers to.
 */
export const useNewest = <Value>(value: Value): RefObject<Value> => {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
