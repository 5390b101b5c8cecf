import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** Forms that share one question before leaving. */
export interface UnsavedParts {
  /** Registers a form by what reads whether it holds unsaved changes; gives the function that ends that. */
  readonly add: (isDirty: () => boolean) => () => void
  /** Called after a form is drawn: it may hold unsaved changes by now, or none any more. */
  readonly check: () => void
}

/** Null where a form asks for itself: on a screen of its own, and in a dialog. */
export const UnsavedPartsContext = createContext<UnsavedParts | null>(null)

/**
 * Registers a form with the question it shares with others. The form is read when the user leaves, because an effect
 * that reports it would run after the next key.
 */
export const useUnsavedPart = (isDirty: () => boolean): void => {
  const parts = useContext(UnsavedPartsContext)
  const latest = useRef(isDirty)
  useLayoutEffect(() => {
    latest.current = isDirty
  })
  useLayoutEffect(() => parts?.add(() => latest.current()), [parts])
  useLayoutEffect(() => parts?.check())
}
