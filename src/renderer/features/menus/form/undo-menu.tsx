import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { GetServiceTypesBySiteIdRecordsDocument, UpdateServiceTypeDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import type { Menu } from '../menu.ts'
import { readMenus, useMenuSave } from '../menu-saving.ts'
import { menuValues } from './menu-undo.ts'
import { MENU_FIELDS, type MenuFormValues, updateInput } from './menu-values.ts'

const OWN_FIELDS = MENU_FIELDS.filter(({ section }) => section === 'Menu')

/** Takes a change of a menu back. As with every save of a menu, an entry in the history of its site follows. */
export const UndoMenu = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  const notify = useNotify()
  const { save, note } = useMenuSave({ siteId: undo.of, domain: '', companyName: null, custName: null })
  return useRecordUndo<Menu, MenuFormValues>({
    undo,
    name,
    onClose,
    what: 'menu',
    valuesOf: menuValues,
    fields: OWN_FIELDS,
    read: async () => (await readMenus(bridge, undo.of)).find(({ slugName }) => slugName === undo.id),
    write: (now, { values }, send) => send(UpdateServiceTypeDocument, { input: updateInput(now, values) }),
    invalidates: [GetServiceTypesBySiteIdRecordsDocument],
    onSaved: async ({ values, changed }, before) => {
      const was = menuValues(before)
      const fields = OWN_FIELDS.filter(({ id }) => changed.includes(id)).map(({ label, text }) => `${label} from ${text(was)} to ${text(values)}`)
      const isNoted = await save.attempt([note(`Undo: ${name}, ${fields.join(', ')}`)]).then(
        () => true,
        () => false,
      )
      notify.success('Undone', isNoted ? name : `${name}. The entry in the history of the site could not be written.`)
      onClose()
    },
  })
}
