import { keyPlatform } from '#components/shortcuts/shortcuts.ts'
import { type WindowKey, windowKeys } from '#shared/window-keys.ts'

// What the sheet of the keys lists of the window's menu. The menu is drawn by the system; its keys are in `#shared/window-keys.ts` for both.

const WINDOW: Partial<Readonly<Record<WindowKey, string>>> = {
  back: 'Back',
  forward: 'Forward',
  reload: 'Reload',
  fullScreen: 'Full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Actual size',
  compactRows: 'Compact or comfortable rows',
  alwaysOnTop: 'Always on top',
  newWindow: 'New window',
  minimize: 'Minimize',
  maximize: 'Maximize',
  close: 'Close the window',
  quit: 'Quit',
  print: 'Print this screen',
  find: 'Find on this screen',
  changeConnection: 'Change the connection profile',
  whatsNew: 'What is new',
  updates: 'Check for updates',
  diagnostics: 'Diagnostics',
  logFile: 'Show the log file',
  policy: 'Policy of this computer',
  reportProblem: 'Report a problem',
}

const TEXT_FIELDS: Partial<Readonly<Record<WindowKey, string>>> = {
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  pasteAsText: 'Paste without formatting',
  selectAll: 'Select all',
}

interface ListedKeys {
  readonly keys: string
  readonly description: string
  readonly group: string
}

const listed = (titles: Partial<Readonly<Record<WindowKey, string>>>, group: string): readonly ListedKeys[] =>
  Object.entries(titles).flatMap(([entry, description]) => {
    const keys = windowKeys(entry as WindowKey, keyPlatform)
    return keys === null ? [] : [{ keys, description, group }]
  })

/** The keys of the window's menu that the open screen does not offer by itself. */
export const windowShortcuts = (offered: readonly { readonly keys: string }[], canStayOnTop = true): readonly ListedKeys[] => {
  const { alwaysOnTop: _absent, ...others } = WINDOW
  const known = new Set(offered.map(({ keys }) => keys))
  return [...listed(canStayOnTop ? WINDOW : others, 'Window').filter(({ keys }) => !known.has(keys)), ...listed(TEXT_FIELDS, 'Text fields')]
}
