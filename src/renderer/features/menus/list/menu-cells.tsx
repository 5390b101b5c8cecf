import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { CellLink, CellSwitch } from '#components/data-table/cell-controls.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import { requiredContext } from '#data/bridge/required-context.ts'
import { type ActiveWord, activeWord } from '#shared/domain/text/active-words.ts'
import { type Menu, menuName, subMenusOf } from '../menu.ts'
import { SAVING } from '../messages.ts'
import type { MenuDialogKind } from './open-dialog.ts'

/** What can be done with a menu of the list. Cells and the sub-menus reach it through context, so that the columns stay a constant. */
export interface MenuActions {
  /** All menus of the site, sub-menus too. */
  readonly menus: readonly Menu[]
  /** Why no menu can be changed now: no permission, or offline; null when it can. */
  readonly blocked: string | null
  readonly busySlug: string | null
  readonly open: (kind: MenuDialogKind, menu: Menu) => void
  /** Asks for notes first, pointing at the switch that was pressed. */
  readonly askStatus: (menu: Menu, control: HTMLElement) => void
}

const [MenuActionsContext, useMenuActions] = requiredContext<MenuActions>('useMenuActions needs the list of menus above it')

export { MenuActionsContext, useMenuActions }

const useStyles = makeStyles({
  links: { display: 'inline-flex', gap: tokens.spacingHorizontalM },
  table: { maxWidth: '980px' },
})

export const statusText = ({ typeStatus }: Pick<Menu, 'typeStatus'>): ActiveWord => activeWord(typeStatus)

/** Switches a menu on and off. It moves once the platform has said yes. */
export const StatusSwitch = ({ menu }: { readonly menu: Menu }) => {
  const { blocked, busySlug, askStatus } = useMenuActions()
  const around = useRef<HTMLSpanElement>(null)
  const refusal = blocked ?? (busySlug === menu.slugName ? SAVING : null)
  return (
    <span ref={around}>
      <CellSwitch
        label={`Status of ${menuName(menu)}`}
        text={statusText(menu)}
        checked={menu.typeStatus === true}
        refusal={refusal}
        onChange={() => {
          const control = around.current?.querySelector('button')
          if (control) askStatus(menu, control)
        }}
      />
    </span>
  )
}

const EDIT = { kind: 'edit', label: 'Edit', of: 'Edit' } as const
const ADD_SUB_MENU = { kind: 'add-sub-menu', label: 'Add sub menu', of: 'Add sub menu to' } as const
const INVOICE_FORMAT = { kind: 'invoice-format', label: 'Invoice format', of: 'Invoice format of' } as const

/** What can be done with a menu; a sub-menu has no further ones. */
export const MenuLinks = ({ menu, isSubMenu = false }: { readonly menu: Menu; readonly isSubMenu?: boolean }) => {
  const styles = useStyles()
  const { blocked, open } = useMenuActions()
  const links = isSubMenu ? [EDIT, INVOICE_FORMAT] : [EDIT, ADD_SUB_MENU, INVOICE_FORMAT]
  return (
    <span className={styles.links}>
      {links.map(({ kind, label, of }) => (
        <CellLink key={kind} label={`${of} ${menuName(menu)}`} refusal={blocked} onClick={() => open(kind, menu)}>
          {label}
        </CellLink>
      ))}
    </span>
  )
}

const SUB_MENU_COLUMNS: readonly PlainColumn<Menu>[] = [
  { title: 'sub menu name', width: '220px', cell: menuName },
  { title: 'description', cell: ({ typeDes }) => typeDes },
  { title: 'status', width: '140px', cell: (menu) => <StatusSwitch menu={menu} /> },
  { title: 'action', width: '180px', cell: (menu) => <MenuLinks menu={menu} isSubMenu /> },
]

export const SubMenuTable = ({ parent }: { readonly parent: Menu }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { menus } = useMenuActions()
  const name = menuName(parent)
  const subMenus = subMenusOf(menus, parent)
  if (subMenus.length === 0) return <Text className={layout.quiet}>{name} has no sub-menu yet.</Text>
  return <PlainTable label={`Sub-menus of ${name}`} columns={SUB_MENU_COLUMNS} rows={subMenus} rowKey={({ slugName }) => slugName} className={styles.table} />
}
