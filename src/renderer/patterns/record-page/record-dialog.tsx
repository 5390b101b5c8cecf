import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react'
import { Dialog, type DialogProps } from '#components/dialog.tsx'
import { UnsavedPartsContext } from './use-unsaved-part.ts'

/** Guards the dialog against losing changes. `isDirty` is called when it is closed. */
interface Guarded {
  readonly isDirty: () => boolean
  readonly ask: () => void
}

/** The dialog that a record is edited in. */
interface RecordFrame {
  /** Where the dialog is in the address; undefined where it is not. */
  readonly place: { readonly parameter: string; readonly value: string } | undefined
  /** Closes the dialog without asking. Stable between renders. */
  readonly close: () => void
  /** What the dialog's own Close and Escape do: ask first where something in it would be lost. */
  readonly leave: () => void
  /** Registers something that asks before it is lost; gives the function that ends that. Stable between renders. */
  readonly guard: (guarded: Guarded) => () => void
}

const RecordFrameContext = createContext<RecordFrame | null>(null)

/** The dialog around; null on a screen. */
export const useRecordFrame = (): RecordFrame | null => useContext(RecordFrameContext)

/** The width and the classes are those of `Dialog`, for one of its own size. */
export interface RecordDialogProps extends Pick<DialogProps, 'width' | 'fillsWindow' | 'className' | 'bodyClassName'> {
  readonly title: ReactNode
  /** The name of the record, shown behind the title. */
  readonly of?: string
  /** The parameter of the address that opens the dialog, and what it holds in the meantime. Left out for one that has no address. */
  readonly place?: RecordFrame['place']
  /** Takes the dialog off the screen, and out of the address. Keep it stable between renders. */
  readonly onClose: () => void
  /** `RecordPage` or `RecordForm`; where it fills the window, what stands below the title. */
  readonly children: ReactNode
}

/** A dialog in which a record is edited. Escape and Close ask where something typed would be lost. */
export const RecordDialog = ({ title, of, place, onClose, children, ...size }: RecordDialogProps) => {
  const guarded = useRef(new Set<Guarded>())
  const leave = useCallback(() => {
    const lost = [...guarded.current].find(({ isDirty }) => isDirty())
    if (lost === undefined) onClose()
    else lost.ask()
  }, [onClose])
  const guard = useCallback<RecordFrame['guard']>((one) => {
    const { current } = guarded
    current.add(one)
    return () => void current.delete(one)
  }, [])
  const { parameter, value } = place ?? {}
  const frame = useMemo<RecordFrame>(
    () => ({ place: parameter === undefined || value === undefined ? undefined : { parameter, value }, close: onClose, leave, guard }),
    [guard, leave, onClose, parameter, value],
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
        bringsContent={size.fillsWindow !== true}
        onClose={leave}
        {...size}
      >
        <UnsavedPartsContext value={null}>{children}</UnsavedPartsContext>
      </Dialog>
    </RecordFrameContext>
  )
}
