import {
  Popover as FluentPopover,
  PopoverSurface,
  type PopoverSurfaceProps,
  PopoverTrigger,
  useFocusFinders,
  usePopoverContext_unstable,
} from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useTargetGone } from './use-target-gone.ts'

type Closing = 'by-key' | 'by-pointer' | 'target-gone'

type Look = Pick<PopoverSurfaceProps, 'id' | 'className' | 'role' | 'aria-label' | 'aria-labelledby' | 'onPointerEnter' | 'onFocus'>

interface AnchoredPopoverProps extends Look {
  /** What it points at: an element, or the `trigger` that is drawn in its place and opens it. */
  readonly target?: HTMLElement | null
  readonly trigger?: ReactElement
  readonly open?: boolean
  readonly position?: 'above' | 'below'
  readonly align?: 'start' | 'end' | 'center'
  readonly trapFocus?: boolean
  readonly takesFocus?: boolean
  readonly withArrow?: boolean
  readonly onOpen?: () => void
  /** Where the target is gone, the popover must close unless that loses something: it would be drawn in the corner of the window. */
  readonly onClose: (how: Closing) => void
  readonly children: ReactNode
}

/** The one popover. It closes when its target is no longer laid out: a hidden tab, a row that has gone. */
export const Popover = ({ target, trigger, open = true, position = 'above', align = 'center', onOpen, onClose, children, ...more }: AnchoredPopoverProps) => {
  const { trapFocus = false, takesFocus = true, withArrow = false, ...look } = more
  const surface = (
    <PopoverSurface {...look}>
      <TargetWatch target={target} onGone={() => onClose('target-gone')} />
      {children}
      {trapFocus && takesFocus && <FocusWithout />}
    </PopoverSurface>
  )
  return (
    <FluentPopover
      open={open}
      positioning={{ position, align, ...(trigger === undefined ? { target: target ?? null } : {}) }}
      onOpenChange={({ type }, data) => (data.open ? onOpen?.() : onClose(type === 'keydown' ? 'by-key' : 'by-pointer'))}
      trapFocus={trapFocus}
      withArrow={withArrow}
      unstable_disableAutoFocus={!takesFocus}
    >
      {trigger === undefined
        ? surface
        : [
            <PopoverTrigger key="trigger" disableButtonEnhancement>
              {trigger}
            </PopoverTrigger>,
            surface,
          ]}
    </FluentPopover>
  )
}

interface TargetWatchProps {
  readonly target: HTMLElement | null | undefined
  readonly onGone: () => void
}

const TargetWatch = ({ target, onGone }: TargetWatchProps): null => {
  const trigger = usePopoverContext_unstable((context) => context.triggerRef)
  useTargetGone(() => target ?? trigger.current, onGone)
  return null
}

/**
 * Lets the surface take the focus where nothing in it can. A popover without the focus is hidden from screen readers,
 * and does not hear Escape.
 */
const FocusWithout = (): null => {
  const content = usePopoverContext_unstable((context) => context.contentRef)
  const { findFirstFocusable } = useFocusFinders()
  // Fluent looks for what to focus in the same phase, after its children.
  useEffect(() => {
    const surface = content.current
    if (surface !== null && findFirstFocusable(surface) === null) surface.setAttribute('tabindex', '-1')
  }, [content, findFirstFocusable])
  return null
}
