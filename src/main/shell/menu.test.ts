import { expect, test } from 'vitest'
import { type MenuActions, menuTemplate } from './menu.ts'

type Entry = ReturnType<typeof menuTemplate>[number]

/** Standard items that get their keys from Electron. */
const ROLES = ['undo', 'redo', 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll', 'togglefullscreen', 'toggleDevTools', 'minimize', 'close']

const entriesOf = (place: { isMac: boolean; isPackaged: boolean }): readonly Entry[] =>
  menuTemplate({} as MenuActions, place)
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .filter(({ type, role }) => type !== 'separator' && !ROLES.includes(role ?? ''))

const keysOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ label, role, accelerator }) => `${label ?? role}: ${accelerator ?? 'none'}`)

test('every entry of the menu of a window shows its keys', () => {
  expect(keysOf(entriesOf({ isMac: false, isPackaged: false }))).toEqual([
    'New Window: CmdOrCtrl+N',
    'Change Connection Profile…: CmdOrCtrl+Shift+P',
    'Print…: CmdOrCtrl+P',
    'quit: Ctrl+Q',
    'delete: Delete',
    'Find on This Screen…: CmdOrCtrl+F',
    'Reload: CmdOrCtrl+R',
    'Actual Size: CmdOrCtrl+0',
    'Zoom In: CmdOrCtrl+Plus',
    'Zoom In: CmdOrCtrl+=',
    'Zoom Out: CmdOrCtrl+-',
    'Compact or Comfortable Rows: CmdOrCtrl+Shift+C',
    'Always on Top: CmdOrCtrl+Shift+T',
    'Back: Alt+Left',
    'Forward: Alt+Right',
    'Maximize: Ctrl+Shift+M',
    'Keyboard Shortcuts: CmdOrCtrl+/',
    'What’s New: CmdOrCtrl+Shift+W',
    'Check for Updates…: CmdOrCtrl+Shift+U',
    'Diagnostics: CmdOrCtrl+Shift+D',
    'Show Log File: CmdOrCtrl+Shift+L',
    'Policy of This Computer…: CmdOrCtrl+Shift+Y',
    'Report a Problem…: CmdOrCtrl+Shift+B',
  ])
})

test('no two entries have the same keys, on macOS either', () => {
  const keys = [true, false].map((isMac) =>
    entriesOf({ isMac, isPackaged: true }).flatMap(({ accelerator }) => (typeof accelerator === 'string' ? [accelerator] : [])),
  )
  expect(keys.map(({ length }) => length)).toEqual([20, 23])
  expect(keys.map((all) => new Set(all).size)).toEqual([20, 23])
})
