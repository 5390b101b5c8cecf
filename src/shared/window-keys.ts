// The keys of the menu of a window, for the menu itself and for the sheet of `?`, in the notation of the page: `mod` is Command on a Mac, Control elsewhere.

/** The system a window is on, as far as its keys depend on it. */
export type KeyPlatform = 'mac' | 'windows' | 'linux'

/** Those that the page offers too, and takes first. */
export const PAGE_KEYS = {
  newWindow: 'mod+n',
  print: 'mod+p',
  find: 'mod+f',
  zoomReset: 'mod+0',
  zoomIn: 'mod+plus',
  zoomOut: 'mod+-',
  shortcuts: 'mod+/',
} as const

/** The same of those that differ between systems. */
export const HISTORY_KEYS = {
  back: { mac: 'mod+[', windows: 'alt+arrowleft', linux: 'alt+arrowleft' },
  forward: { mac: 'mod+]', windows: 'alt+arrowright', linux: 'alt+arrowright' },
} as const

// Two tables more, as the first screen needs only those above.

const MENU_KEYS = {
  changeConnection: 'mod+shift+p',
  quit: 'mod+q',
  undo: 'mod+z',
  cut: 'mod+x',
  copy: 'mod+c',
  paste: 'mod+v',
  selectAll: 'mod+a',
  reload: 'mod+r',
  compactRows: 'mod+shift+c',
  alwaysOnTop: 'mod+shift+t',
  minimize: 'mod+m',
  close: 'mod+w',
  whatsNew: 'mod+shift+w',
  updates: 'mod+shift+u',
  diagnostics: 'mod+shift+d',
  logFile: 'mod+shift+l',
  policy: 'mod+shift+y',
  reportProblem: 'mod+shift+b',
} as const

const OF_PLATFORM = {
  redo: { mac: 'mod+shift+z', windows: 'mod+y', linux: 'mod+shift+z' },
  pasteAsText: { mac: 'mod+alt+shift+v', windows: 'mod+shift+v', linux: 'mod+shift+v' },
  fullScreen: { mac: 'ctrl+mod+f', windows: 'f11', linux: 'f11' },
  /** The system's own menu has it on a Mac, without keys. */
  maximize: { mac: null, windows: 'mod+shift+m', linux: 'mod+shift+m' },
} as const

export type WindowKey = keyof typeof PAGE_KEYS | keyof typeof HISTORY_KEYS | keyof typeof MENU_KEYS | keyof typeof OF_PLATFORM

/** The keys of an entry; null where it has none. */
export const windowKeys = (entry: WindowKey, platform: KeyPlatform): string | null => {
  const keys = { ...PAGE_KEYS, ...MENU_KEYS, ...HISTORY_KEYS, ...OF_PLATFORM }[entry]
  return typeof keys === 'string' ? keys : keys[platform]
}

const ACCELERATOR_PARTS: Readonly<Record<string, string>> = { mod: 'CmdOrCtrl', arrowleft: 'Left', arrowright: 'Right' }

/** The same keys as Electron writes them: "CmdOrCtrl+Shift+C". */
export const acceleratorOf = (keys: string): string =>
  keys
    .split('+')
    .map((part) => ACCELERATOR_PARTS[part] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join('+')
