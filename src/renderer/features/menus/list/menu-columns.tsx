import type { Column } from '#components/data-table/column.ts'
import { type Menu, menuName } from '../menu.ts'
import { MenuLinks } from './row-links.tsx'
import { StatusSwitch, statusText } from './status-switch.tsx'

/** The columns of the menus, in order. */
export const MENU_COLUMNS: readonly Column<Menu>[] = [
  { id: 'name', title: 'Menu Name', kind: 'text', value: menuName, width: 240, cutAt: 40, fixed: true },
  { id: 'description', title: 'Description', kind: 'text', value: ({ typeDes }) => typeDes, width: 380, cutAt: 90 },
  { id: 'status', title: 'Status', kind: 'text', value: statusText, width: 140, interactive: true, render: (menu) => <StatusSwitch menu={menu} /> },
  {
    id: 'action',
    title: 'Action',
    kind: 'text',
    value: () => null,
    width: 310,
    sortable: false,
    interactive: true,
    render: (menu) => <MenuLinks menu={menu} />,
  },
]
