import { plainUndo } from '#patterns/activity/plain-undo.ts'
import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import { keptText } from '#shared/domain/activity/sent-changes.ts'
import { rowIdWithin } from '#shared/domain/bulk/record-changes.ts'
import { type Menu, type MenuSite, menuName } from '../menu.ts'
import { editModeOf, MENU_FIELDS, type MenuFormValues, menuFormValues } from './menu-values.ts'

/** What a menu itself has of its form; hours and bank are in its settings. */
export const menuValues = (menu: Menu): MenuFormValues => menuFormValues(editModeOf(menu), menu, null)

/** A menu as the record of what was sent knows it. */
export const menuRecord = (siteId: string, menu: Menu): { readonly record: { readonly id: string; readonly name: string } } => ({
  record: { id: rowIdWithin(siteId, menu.slugName), name: keptText(menuName(menu)) },
})

/** A change of a menu for the record of what was sent. It can be taken back where plain fields of the menu itself are all that changed. */
export const aboutMenu = ({ siteId }: Pick<MenuSite, 'siteId'>, before: Menu, merged: Merged<MenuFormValues>): ChangeAbout => {
  const was = menuValues(before)
  const fields = MENU_FIELDS.filter(({ id, section }) => merged.changed.includes(id) && section === 'Menu').map(({ label, text }) => ({
    field: label,
    from: keptText(text(was)),
    to: keptText(text(merged.values)),
  }))
  const undo = plainUndo({ sort: 'menu', id: before.slugName, of: siteId }, was, merged)
  return { ...menuRecord(siteId, before), ...(fields.length === 0 ? {} : { fields }), ...(undo === undefined ? {} : { undo }) }
}
