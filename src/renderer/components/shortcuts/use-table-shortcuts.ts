import { useShortcut } from './shortcuts.ts'

const GROUP = 'Table'

/** Tells on the sheet of the keys that every `DataTable` with a peek panel and row menus handles itself, while the list is on screen. */
export const useTableShortcuts = (): void => {
  useShortcut({ keys: 'enter', description: 'Open the record; in the header, sort', group: GROUP })
  useShortcut({ keys: 'shift+enter', description: 'In the header: sort by this column too', group: GROUP })
  useShortcut({ keys: 'alt+enter', description: 'Show the details beside the list', group: GROUP })
  useShortcut({ keys: 'escape', description: 'Close the details, leave a cell’s controls', group: GROUP })
  useShortcut({ keys: 'f2', description: 'Go into a cell’s controls', group: GROUP })
  useShortcut({ keys: 'shift+f10', description: 'Open the menu of the row', group: GROUP })
  useShortcut({ keys: ' ', description: 'Select the row', group: GROUP })
  useShortcut({ keys: 'mod+a', description: 'Select the page', group: GROUP })
  useShortcut({ keys: 'alt+arrowright', description: 'In the header: make the column wider', group: GROUP })
  useShortcut({ keys: 'alt+shift+arrowright', description: 'In the header: move the column', group: GROUP })
}
