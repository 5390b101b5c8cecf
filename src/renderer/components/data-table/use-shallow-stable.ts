import { useRef } from 'react'

/** The object of the last render for as long as its members are the same, so that what takes it as a property is not drawn again. */
export function useShallowStable<Value extends object>(value: Value): Value {
  const stable = useRef(value)
  if (!isSameShallow(stable.current, value)) stable.current = value
  return stable.current
}

function isSameShallow<Value extends object>(one: Value, other: Value): boolean {
  const names = Object.keys(one) as (keyof Value)[]
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
