import { makeStyles, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { type Menu, menuName, subMenusOf } from '../menu.ts'
import { useMenuActions } from './menu-actions.ts'
import { SubMenuLinks } from './row-links.tsx'
import { StatusSwitch } from './status-switch.tsx'

const useStyles = makeStyles({
  table: { maxWidth: '980px' },
  name: { width: '220px' },
  narrow: { width: '140px' },
  actions: { width: '180px' },
  cell: { overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground2 },
})

/** The sub-menus of a menu, below its row. */
export const SubMenuTable = ({ parent }: { readonly parent: Menu }) => {
  const styles = useStyles()
  const { menus } = useMenuActions()
  const subMenus = subMenusOf(menus, parent)
  if (subMenus.length === 0) return <Text className={styles.none}>{menuName(parent)} has no sub-menu yet.</Text>
  return (
    <Table size="small" className={styles.table} aria-label={`Sub-menus of ${menuName(parent)}`}>
      <TableHeader>
        <TableRow>
          <TableHeaderCell className={styles.name}>sub menu name</TableHeaderCell>
          <TableHeaderCell>description</TableHeaderCell>
          <TableHeaderCell className={styles.narrow}>status</TableHeaderCell>
          <TableHeaderCell className={styles.actions}>action</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {subMenus.map((menu) => (
          <TableRow key={menu.slugName}>
            <TableCell className={styles.cell}>{menuName(menu)}</TableCell>
            <TableCell className={styles.cell}>{menu.typeDes}</TableCell>
            <TableCell>
              <StatusSwitch menu={menu} />
            </TableCell>
            <TableCell>
              <SubMenuLinks menu={menu} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
