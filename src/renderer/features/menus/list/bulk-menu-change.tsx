import { useMemo } from 'react'
import { BulkButton } from '#patterns/bulk/bulk-button.tsx'
import type { BulkSubject } from '#patterns/bulk/bulk-choice.ts'
import { ACTIVE_INACTIVE, toggleChoice, withNotes, YES_NO } from '#patterns/bulk/bulk-fields.tsx'
import { ChooseChange } from '#patterns/bulk/choose-change.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { rowIdWithin } from '#shared/domain/bulk/record-changes.ts'
import { type Menu, type MenuSite, menuName, subMenusOf } from '../menu.ts'
import { useMenuActions } from './menu-cells.tsx'

/** Every save of a menu takes notes. */
const CHOICES = [withNotes(toggleChoice('menu.typeStatus', 'Menu Status', ACTIVE_INACTIVE)), withNotes(toggleChoice('menu.gstEnabled', 'GST', YES_NO))]

const subjectOf = (site: MenuSite, menu: Menu, parent?: Menu): BulkSubject => ({
  id: rowIdWithin(site.siteId, menu.slugName),
  domain: site.domain,
  name: parent === undefined ? menuName(menu) : `${menuName(parent)}: ${menuName(menu)}`,
})

interface BulkMenuChangeProps {
  readonly site: MenuSite
  readonly menus: readonly Menu[]
  readonly onClose: () => void
}

/** Changes the selected menus of a site together. */
const BulkMenuChange = ({ site, menus, onClose }: BulkMenuChangeProps) => {
  const { menus: all } = useMenuActions()
  const subjects = useMemo(() => menus.map((menu) => subjectOf(site, menu)), [menus, site])
  const more = useMemo(() => {
    const below = menus.flatMap((parent) => subMenusOf(all, parent).map((menu) => subjectOf(site, menu, parent)))
    return { label: below.length === 1 ? 'Change their sub-menu too' : `Change their ${below.length} sub-menus too`, subjects: below }
  }, [all, menus, site])
  return <ChooseChange choices={CHOICES} subjects={subjects} more={more} noun="menu" onClose={onClose} />
}

interface BulkMenuButtonProps extends Pick<ListScreen<Menu>, 'onScreen'> {
  readonly site: MenuSite
}

/** In the bar of the selection. */
export const BulkMenuButton = ({ site, onScreen }: BulkMenuButtonProps) => {
  const { blocked } = useMenuActions()
  return <BulkButton onScreen={onScreen} refusal={blocked} dialog={(menus, close) => <BulkMenuChange site={site} menus={menus} onClose={close} />} />
}
