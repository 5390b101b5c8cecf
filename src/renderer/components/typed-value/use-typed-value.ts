import { useState } from 'react'

interface TypedValue {
  /** Text of the field: as typed, or the value if something else set it. */
  readonly text: string
  readonly change: (typed: string) => void
  /** Shows the value in place of what was typed. */
  readonly settle: () => void
}

/**
 * The text of a field whose value is in a plain notation: `read` gives it, or null for a text that cannot be read,
 * which then is the value as it is.
 * The field keeps what was typed although the value is written in another way.
 */
export const useTypedValue = (value: string, read: (typed: string) => string | null, onChange: (value: string) => void): TypedValue => {
  const [typed, setTyped] = useState({ text: value, gave: value })
  return {
    text: typed.gave === value ? typed.text : value,
    change: (text) => {
      const gave = text.trim() === '' ? '' : (read(text) ?? text)
      setTyped({ text, gave })
      onChange(gave)
    },
    settle: () => setTyped({ text: value, gave: value }),
  }
}
