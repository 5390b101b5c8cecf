import { MenuButton, type MenuButtonProps } from '@fluentui/react-components'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { MenuEntry } from './menu-entry.ts'

const importContent = () => import('./menu-content.tsx')
const MenuContent = lazy(async () => ({ default: (await importContent()).MenuContent }))
const loadAhead = (): void => void importContent()

export interface MenuOnDemandProps extends Pick<MenuButtonProps, 'appearance' | 'className' | 'icon' | 'menuIcon'> {
  /** Names the menu for screen readers. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Present: the button is shown disabled with this reason. */
  readonly disabledReason?: string | null
  readonly title?: string
  /** What the button says. */
  readonly children: ReactNode
}

/**
 * A button with a menu. Fluent's menu is loaded when the pointer or the focus first comes near, so that a screen with many menus and none
 * open shows as early as one without.
 */
export const MenuOnDemand = ({ label, entries, disabledReason = null, title, children, ...look }: MenuOnDemandProps) => {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)

  const close = (): void => {
    setOpen(false)
    button?.focus()
  }

  const hover = disabledReason ?? title
  return (
    <>
      <MenuButton
        {...look}
        ref={setButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabledFocusable={disabledReason !== null}
        {...(hover === undefined ? {} : { title: hover })}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </MenuButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuContent label={label} entries={entries} target={button} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
