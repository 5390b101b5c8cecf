import { DialogSurface, type DialogSurfaceProps, Dialog as FluentDialog } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../focus-return.ts'
import { ModalSurface } from './surface.tsx'

interface ModalDialogProps extends Pick<DialogSurfaceProps, 'aria-label' | 'className' | 'style' | 'backdrop'> {
  /** Asks for an answer: a click beside it does not close it. */
  readonly isAlert?: boolean
  /** Null: it cannot be closed, or not now. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/** A modal surface without title or actions; most dialogs use `Dialog`. Returns the focus when it closes. */
export const ModalDialog = ({ isAlert = false, onClose, children, ...look }: ModalDialogProps) => {
  const surface = useFocusReturn()
  return (
    <FluentDialog open modalType={isAlert ? 'alert' : 'modal'} onOpenChange={(_, data) => !data.open && onClose?.()}>
      <DialogSurface ref={surface} {...look}>
        <ModalSurface>{children}</ModalSurface>
      </DialogSurface>
    </FluentDialog>
  )
}
