import { OverlayDrawer, type OverlayDrawerProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../focus-return.ts'
import { ModalSurface } from './surface.tsx'

interface ModalDrawerProps extends Pick<OverlayDrawerProps, 'className'> {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal panel at the window's end. Returns the focus when it closes. */
export const ModalDrawer = ({ onClose, children, className }: ModalDrawerProps) => {
  const surface = useFocusReturn()
  return (
    <OverlayDrawer ref={surface} open position="end" className={className} onOpenChange={(_, { open }) => !open && onClose()}>
      <ModalSurface>{children}</ModalSurface>
    </OverlayDrawer>
  )
}
