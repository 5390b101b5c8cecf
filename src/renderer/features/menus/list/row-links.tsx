import { makeStyles, tokens } from '@fluentui/react-components'
import { CellLink } from '#components/data-table/cell-link.tsx'
import { type Menu, menuName } from '../menu.ts'
import { useMenuActions } from './menu-actions.ts'

const useStyles = makeStyles({ links: { display: 'inline-flex', gap: tokens.spacingHorizontalL } })

interface RowLinksProps {
  readonly menu: Menu
}

/** What can be done with a menu: edit it, add a sub-menu, say what its bills show. */
export const MenuLinks = ({ menu }: RowLinksProps) => {
  const { addSubMenu, edit, openInvoiceFormat } = useMenuActions()
  return (
    <Links menu={menu}>
      {[
        { label: 'Edit', of: 'Edit', run: edit },
        { label: 'Add sub menu', of: 'Add sub menu to', run: addSubMenu },
        { label: 'Invoice format', of: 'Invoice format of', run: openInvoiceFormat },
      ]}
    </Links>
  )
}

/** The same for a sub-menu, which has no further ones. */
export const SubMenuLinks = ({ menu }: RowLinksProps) => {
  const { edit, openInvoiceFormat } = useMenuActions()
  return (
    <Links menu={menu}>
      {[
        { label: 'Edit', of: 'Edit', run: edit },
        { label: 'Invoice format', of: 'Invoice format of', run: openInvoiceFormat },
      ]}
    </Links>
  )
}

interface LinksProps extends RowLinksProps {
  readonly children: readonly { readonly label: string; readonly of: string; readonly run: (menu: Menu) => void }[]
}

const Links = ({ menu, children }: LinksProps) => {
  const styles = useStyles()
  const { blocked } = useMenuActions()
  return (
    <span className={styles.links}>
      {children.map(({ label, of, run }) => (
        <CellLink
          key={label}
          label={`${of} ${menuName(menu)}`}
          disabled={blocked !== null}
          {...(blocked === null ? {} : { title: blocked })}
          onClick={() => run(menu)}
        >
          {label}
        </CellLink>
      ))}
    </span>
  )
}
