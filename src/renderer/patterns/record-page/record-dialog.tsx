import { Button, Dialog, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { type RecordFrame, RecordFrameContext } from './record-frame.ts'

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
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && leave()}>
      <DialogSurface {...(className === undefined ? {} : { className })}>
        <RecordFrameContext value={frame}>
          <DialogBody {...(bodyClassName === undefined ? {} : { className: bodyClassName })}>
            <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={leave} />}>
              {title}
              {of !== undefined && (
                <>
                  {' · '}
                  <span dir="auto">{of}</span>
                </>
              )}
            </DialogTitle>
            {children}
          </DialogBody>
        </RecordFrameContext>
      </DialogSurface>
    </Dialog>
  )
}
