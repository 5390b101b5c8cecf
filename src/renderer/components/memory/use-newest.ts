import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The value of the last committed render, for functions that must not change with it. Use it rather than a ref and an effect beside such a function: it would
 * keep the value of the render in which it was made, and whatever that holds on to.
 */
export const useNewest = <Value>(value: Value): RefObject<Value> => {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
