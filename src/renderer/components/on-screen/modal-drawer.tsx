import { OverlayDrawer, type OverlayDrawerProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../focus-return.ts'
import { ModalSurface } from './surface.tsx'

interface ModalDrawerProps extends Pick<OverlayDrawerProps, 'className'> {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel at the end of the window, above the screen. As it goes, the focus is back where it was before. */
export const ModalDrawer = ({ onClose, children, className }: ModalDrawerProps) => {
  const surface = useFocusReturn()
  return (
    <OverlayDrawer ref={surface} open position="end" className={className} onOpenChange={(_, { open }) => !open && onClose()}>
      <ModalSurface>{children}</ModalSurface>
    </OverlayDrawer>
  )
}
