import { createContext, useContext, useLayoutEffect } from 'react'

/** The dialog that a record is edited in. */
export interface RecordFrame {
  /** Where the dialog is in the address; undefined where it is not. */
  readonly place: { readonly parameter: string; readonly value: string } | undefined
  /** Closes the dialog without asking. Stable between renders. */
  readonly close: () => void
  /** What the dialog's own Close and Escape do. */
  readonly leave: () => void
  /** Has them do something else: ask first. null: close. Stable between renders. */
  readonly onLeave: (leave: (() => void) | null) => void
}

export const RecordFrameContext = createContext<RecordFrame | null>(null)

/** The dialog around; null on a screen. */
export const useRecordFrame = (): RecordFrame | null => useContext(RecordFrameContext)

/** What Close and Escape of the dialog do while this is on screen. */
export const useFrameLeave = (frame: RecordFrame | null, leave: () => void): void => {
  // Before the next key: an Escape right after the first letter must ask.
  useLayoutEffect(() => {
    frame?.onLeave(leave)
    return () => frame?.onLeave(null)
  }, [frame, leave])
}
