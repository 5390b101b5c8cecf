import { expect, test } from 'vitest'
import { type MenuActions, menuTemplate } from './menu.ts'

type Entry = ReturnType<typeof menuTemplate>[number]

/** Standard items that get their keys from Electron. */
const ROLES = ['undo', 'redo', 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll', 'togglefullscreen', 'toggleDevTools', 'minimize', 'close']

const entriesOf = (place: Parameters<typeof menuTemplate>[1]): readonly Entry[] =>
  menuTemplate({} as MenuActions, place)
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .filter(({ type, role }) => type !== 'separator' && !ROLES.includes(role ?? ''))

const keysOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ label, role, accelerator }) => `${label ?? role}: ${accelerator ?? 'none'}`)

test('every entry of the menu of a window shows its keys', () => {
  expect(keysOf(entriesOf({ platform: 'linux', isPackaged: false, canStayOnTop: true }))).toEqual([
    'New Window: CmdOrCtrl+N',
    'Change Connection Profile…: CmdOrCtrl+Shift+P',
    'Print…: CmdOrCtrl+P',
    'quit: CmdOrCtrl+Q',
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
    'Maximize: CmdOrCtrl+Shift+M',
    'Keyboard Shortcuts: CmdOrCtrl+/',
    'What’s New: CmdOrCtrl+Shift+W',
    'Check for Updates…: CmdOrCtrl+Shift+U',
    'Diagnostics: CmdOrCtrl+Shift+D',
    'Show Log File: CmdOrCtrl+Shift+L',
    'Policy of This Computer…: CmdOrCtrl+Shift+Y',
    'Report a Problem…: CmdOrCtrl+Shift+B',
  ])
})

const allKeysOn = (platform: 'mac' | 'windows' | 'linux'): readonly string[] =>
  menuTemplate({} as MenuActions, { platform, isPackaged: true, canStayOnTop: true })
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .flatMap(({ accelerator }) => (typeof accelerator === 'string' ? [accelerator] : []))

test('no two entries have the same keys, on macOS and Windows either', () => {
  const [mac, windows, linux] = [allKeysOn('mac'), allKeysOn('windows'), allKeysOn('linux')]
  expect([mac.length, windows.length, linux.length]).toEqual([29, 33, 33])
  expect([new Set(mac).size, new Set(windows).size, new Set(linux).size]).toEqual([29, 33, 33])
})

test('standard items have the keys of their system', () => {
  expect(allKeysOn('mac')).toContain('Ctrl+CmdOrCtrl+F')
  expect(allKeysOn('mac')).toContain('CmdOrCtrl+[')
  expect(allKeysOn('windows')).toContain('CmdOrCtrl+Y')
  expect(allKeysOn('linux')).toContain('CmdOrCtrl+Shift+Z')
  expect(allKeysOn('windows')).toContain('F11')
})

test('where no window can stay above the others, nothing offers it', () => {
  const labels = entriesOf({ platform: 'linux', isPackaged: true, canStayOnTop: false }).map(({ label }) => label)
  expect(labels).toContain('Compact or Comfortable Rows')
  expect(labels).not.toContain('Always on Top')
})
