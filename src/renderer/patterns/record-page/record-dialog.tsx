import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'

/** The dialog that a record is edited in. */
interface RecordFrame {
  /** Where the dialog is in the address; undefined where it is not. */
  readonly place: { readonly parameter: string; readonly value: string } | undefined
  /** Closes the dialog without asking. Stable between renders. */
  readonly close: () => void
  /** What the dialog's own Close and Escape do: ask first where something in it would be lost. */
  readonly leave: () => void
  /** Registers something that asks before it is lost; gives the function that ends that. Stable between renders. */
  readonly guard: (ask: () => void) => () => void
}

const RecordFrameContext = createContext<RecordFrame | null>(null)

/** The dialog around; null on a screen. */
export const useRecordFrame = (): RecordFrame | null => useContext(RecordFrameContext)

/** Has Close and Escape of the dialog ask while something in it would be lost. */
export const useFrameLeave = (frame: RecordFrame | null, isDirty: boolean, ask: () => void): void => {
  // Before the next key: an Escape right after the first letter must ask.
  useLayoutEffect(() => (isDirty ? frame?.guard(ask) : undefined), [ask, frame, isDirty])
}

export interface RecordDialogProps {
  readonly title: ReactNode
  /** The name of the record, shown behind the title. */
  readonly of?: string
  /** The parameter of the address that opens the dialog, and what it holds in the meantime. Left out for one that has no address. */
  readonly place?: RecordFrame['place']
  /** Takes the dialog off the screen, and out of the address. Keep it stable between renders. */
  readonly onClose: () => void
  /** Styles of the surface and of its grid, for a dialog of its own size. */
  readonly className?: string
  readonly bodyClassName?: string
  /** `RecordPage` or `RecordForm`. */
  readonly children: ReactNode
}

/** A dialog in which a record is edited. Escape and Close ask where something typed would be lost; the focus goes back to where it was opened from. */
export const RecordDialog = ({ title, of, place, onClose, className, bodyClassName, children }: RecordDialogProps) => {
  const refocus = useOpener()
  const close = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const asking = useRef(new Set<() => void>())
  const leave = useCallback(() => {
    const [first = close] = asking.current
    first()
  }, [close])
  const guard = useCallback<RecordFrame['guard']>((ask) => {
    const { current } = asking
    current.add(ask)
    return () => void current.delete(ask)
  }, [])
  const { parameter, value } = place ?? {}
  const frame = useMemo<RecordFrame>(
    () => ({ place: parameter === undefined || value === undefined ? undefined : { parameter, value }, close, leave, guard }),
    [close, guard, leave, parameter, value],
  )
  return (
    <RecordFrameContext value={frame}>
      <Dialog
        title={
          <>
            {title}
            {of !== undefined && (
              <>
                {' · '}
                <span dir="auto">{of}</span>
              </>
            )}
          </>
        }
        hasCross
        bringsContent
        onClose={leave}
        className={className}
        bodyClassName={bodyClassName}
      >
        {children}
      </Dialog>
    </RecordFrameContext>
  )
}
