import { MenuButton, type MenuButtonProps } from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useKeysOffered } from '../on-screen/surface.tsx'
import { ACTION_KEYS, type ActionId } from '../shortcuts/action-keys.ts'
import { keysText, useShortcutSet, useShownKeys } from '../shortcuts/shortcuts.ts'

const importContent = () => import('./menu-content.tsx')
const MenuContent = lazyPart(async () => (await importContent()).MenuContent)

interface ButtonWithMenuProps extends Pick<MenuButtonProps, 'appearance' | 'className' | 'icon' | 'menuIcon' | 'size'> {
  /** Present: the button is shown disabled with this reason. */
  readonly disabledReason?: string | null
  readonly title?: string
  readonly children: ReactNode
  /** Present: these keys press it. Named on the sheet of the keys by `label`. */
  readonly action?: ActionId | undefined
  readonly label: string
  /** Loads the chunk of the menu: called when the pointer or the focus first comes near. */
  readonly loadAhead: () => unknown
  /** The opened menu at the button. */
  readonly menu: (target: HTMLElement | null, close: () => void) => ReactNode
}

const MENUS = 'Menus of this screen'

/** A button whose menu is a chunk of its own, entries included. */
export const ButtonWithMenu = ({ disabledReason = null, title, children, loadAhead, menu, action, label, ...look }: ButtonWithMenuProps) => {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)

  const close = (): void => {
    setOpen(false)
    button?.focus()
  }

  const keys = useKeysOffered() && action !== undefined ? ACTION_KEYS[action] : null
  const shown = useShownKeys(action && ACTION_KEYS[action])
  useShortcutSet(keys === null || disabledReason !== null ? [] : [{ keys, description: `Open the menu ${label}`, group: MENUS, run: () => setOpen(true) }])

  const hover = disabledReason ?? (shown === null ? title : `${title ?? label} (${keysText(shown)})`)
  return (
    <>
      <MenuButton
        {...look}
        ref={setButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabledFocusable={disabledReason !== null}
        title={hover}
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
  readonly entries: readonly MenuEntry[]
}

/**
 * A button with a menu. Fluent's menu is loaded when the pointer or the focus first comes near, so that a screen with many menus and none
 * open shows as early as one without.
 */
export const MenuOnDemand = ({ entries, ...button }: MenuOnDemandProps) => {
  const { label, disabledReason = null } = button
  const areOffered = useKeysOffered()
  const shown = areOffered ? entries : entries.map(withoutKeys)
  useShortcutSet(
    shown.flatMap((entry) => {
      if (entry.kind === 'divider' || (entry.action ?? null) === null) return []
      const isRefused = disabledReason !== null || (entry.kind !== 'choice' && entry.disabled === true)
      return isRefused
        ? []
        : [
            {
              keys: ACTION_KEYS[entry.action as ActionId],
              description: ('description' in entry ? entry.description : undefined) ?? `${label}: ${entry.label}`,
              group: MENUS,
              run: entry.onSelect,
            },
          ]
    }),
  )
  return (
    <ButtonWithMenu
      {...button}
      loadAhead={importContent}
      menu={(target, close) => <MenuContent label={label} entries={shown} target={target} onClose={close} />}
    />
  )
}

const withoutKeys = (entry: MenuEntry): MenuEntry => (entry.kind === 'divider' ? entry : { ...entry, action: null })

export type MenuEntry =
  | {
      readonly kind: 'action'
      readonly id: string
      readonly label: string
      readonly icon?: ReactElement
      readonly disabled?: boolean
      /** Gives its keys; null for one of many alike, such as the filters of a list, which the letters of an open menu lead to. */
      readonly action: ActionId | null
      /** What the sheet of the keys and the palette call it, where menu and label do not say it. */
      readonly description?: string
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly label: string
      readonly isChosen: boolean
      readonly note?: string
      readonly action?: ActionId | null
      readonly onSelect: () => void
    }
  | {
      /** Is on or off by itself. */
      readonly kind: 'check'
      readonly id: string
      readonly label: string
      readonly isChecked: boolean
      readonly disabled?: boolean
      readonly action: ActionId | null
      readonly onSelect: () => void
    }
  | { readonly kind: 'divider'; readonly id: string }
