import { MenuButton, type MenuButtonProps } from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'

const importContent = () => import('./menu-content.tsx')
const MenuContent = lazyPart(async () => (await importContent()).MenuContent)

interface ButtonWithMenuProps extends Pick<MenuButtonProps, 'appearance' | 'className' | 'icon' | 'menuIcon'> {
  /** Present: the button is shown disabled with this reason. */
  readonly disabledReason?: string | null
  readonly title?: string
  readonly children: ReactNode
  /** Loads the chunk of the menu: called when the pointer or the focus first comes near. */
  readonly loadAhead: () => unknown
  /** The opened menu at the button. */
  readonly menu: (target: HTMLElement | null, close: () => void) => ReactNode
}

/** A button whose menu is a chunk of its own, entries included. */
export const ButtonWithMenu = ({ disabledReason = null, title, children, loadAhead, menu, ...look }: ButtonWithMenuProps) => {
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
      {isOpen && menu(button, close)}
    </>
  )
}

interface MenuOnDemandProps extends Omit<ButtonWithMenuProps, 'loadAhead' | 'menu'> {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/**
 * A button with a menu. Fluent's menu is loaded when the pointer or the focus first comes near, so that a screen with many menus and none
 * open shows as early as one without.
 */
export const MenuOnDemand = ({ label, entries, ...button }: MenuOnDemandProps) => (
  <ButtonWithMenu
    {...button}
    loadAhead={importContent}
    menu={(target, close) => <MenuContent label={label} entries={entries} target={target} onClose={close} />}
  />
)

export type MenuEntry =
  | {
      readonly kind: 'action'
      readonly id: string
      readonly label: string
      readonly icon?: ReactElement
      readonly disabled?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly label: string
      readonly isChosen: boolean
      readonly note?: string
      readonly onSelect: () => void
    }
  | {
      /** Is on or off by itself. */
      readonly kind: 'check'
      readonly id: string
      readonly label: string
      readonly isChecked: boolean
      readonly disabled?: boolean
      readonly onSelect: () => void
    }
  | { readonly kind: 'divider'; readonly id: string }
