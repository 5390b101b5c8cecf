import { createContext, useContext } from 'react'
import type { Menu } from '../menu.ts'

/** What can be done with a menu of the list. Cells and the sub-menus reach it through context, so that the columns stay a constant. */
export interface MenuActions {
  /** All menus of the site, sub-menus too. */
  readonly menus: readonly Menu[]
  /** Why no menu can be changed now: no permission, or offline; null when it can. */
  readonly blocked: string | null
  /** Slug of the menu whose status is being changed. */
  readonly busySlug: string | null
  readonly edit: (menu: Menu) => void
  readonly addSubMenu: (menu: Menu) => void
  readonly openInvoiceFormat: (menu: Menu) => void
  /** Asks for notes first, pointing at the switch that was pressed. */
  readonly askStatus: (menu: Menu, control: HTMLElement) => void
}

export const MenuActionsContext = createContext<MenuActions | null>(null)

export const useMenuActions = (): MenuActions => {
  const actions = useContext(MenuActionsContext)
  if (actions === null) throw new Error('useMenuActions needs the list of menus above it')
  return actions
}
