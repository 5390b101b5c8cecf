import { createContext, useContext, useLayoutEffect } from 'react'

/** The dialog that a record is edited in. */
export interface RecordFrame {
  /** Where the dialog is in the address; undefined where it is not. */
  readonly place: { readonly parameter: string; readonly value: string } | undefined
  /** Closes the dialog without asking. Stable between renders. */
  readonly close: () => void
  /** What the dialog's own Close and Escape do: ask first where something in it would be lost. */
  readonly leave: () => void
  /** Registers something that asks before it is lost; gives the function that ends that. Stable between renders. */
  readonly guard: (ask: () => void) => () => void
}

export const RecordFrameContext = createContext<RecordFrame | null>(null)

/** The dialog around; null on a screen. */
export const useRecordFrame = (): RecordFrame | null => useContext(RecordFrameContext)

/** Has Close and Escape of the dialog ask while something in it would be lost. */
export const useFrameLeave = (frame: RecordFrame | null, isDirty: boolean, ask: () => void): void => {
  // Before the next key: an Escape right after the first letter must ask.
  useLayoutEffect(() => (isDirty ? frame?.guard(ask) : undefined), [ask, frame, isDirty])
}
