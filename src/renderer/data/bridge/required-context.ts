import { type Context, createContext, useContext } from 'react'

/** A context and the hook that reads it. `missing`: what the hook throws where nothing above provides a value. */
export const requiredContext = <Value>(missing: string): readonly [Context<Value | null>, () => Value] => {
  const Required = createContext<Value | null>(null)
  const useRequired = (): Value => {
    const value = useContext(Required)
    if (value === null) throw new Error(missing)
    return value
  }
  return [Required, useRequired]
}
