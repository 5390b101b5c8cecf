import { useState } from 'react'

export interface EscapeGuard {
  /** For the dialog's `onOpenChange`: closes, or asks first. */
  readonly leave: () => void
  readonly isAsking: boolean
  readonly stay: () => void
}

/** Asks before Escape closes a dialog with something typed. For dialogs that have no address of their own; their Cancel says what it does and does not ask. */
export function useEscapeGuard(isDirty: boolean, onLeave: () => void): EscapeGuard {
  const [isAsking, setAsking] = useState(false)
  return { leave: () => (isDirty ? setAsking(true) : onLeave()), isAsking, stay: () => setAsking(false) }
}
