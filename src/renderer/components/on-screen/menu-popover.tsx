import { MenuPopover as FluentMenuPopover, useMenuContext_unstable } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTargetGone } from './use-target-gone.ts'

interface MenuPopoverProps {
  /** The element that a menu without a trigger points at. */
  readonly target?: HTMLElement | null
  readonly children: ReactNode
}

/** The surface of every menu. It closes when its target is no longer laid out: a hidden tab, a row that has gone. */
export const MenuPopover = ({ target = null, children }: MenuPopoverProps) => (
  <FluentMenuPopover>
    <TargetWatch target={target} />
    {children}
  </FluentMenuPopover>
)

const TargetWatch = ({ target }: Pick<Required<MenuPopoverProps>, 'target'>): null => {
  const trigger = useMenuContext_unstable((menu) => menu.triggerRef)
  const setOpen = useMenuContext_unstable((menu) => menu.setOpen)
  useTargetGone(
    () => target ?? trigger.current,
    () => {
      // Fluent has no reason of its own for this one.
      const event = new MouseEvent('click')
      setOpen(event, { open: false, type: 'clickOutside', event })
    },
  )
  return null
}
