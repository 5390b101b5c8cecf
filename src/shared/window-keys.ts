// The keys of the menu of a window, for the menu itself and for the sheet of `?`, in the notation of the page: `mod` is Command on a Mac, Control elsewhere.

/** The system a window is on, as far as its keys depend on it. */
export type KeyPlatform = 'mac' | 'windows' | 'linux'

/** Those that are the same everywhere. */
export const WINDOW_KEYS = {
  newWindow: 'mod+n',
  changeConnection: 'mod+shift+p',
  print: 'mod+p',
  quit: 'mod+q',
  undo: 'mod+z',
  cut: 'mod+x',
  copy: 'mod+c',
  paste: 'mod+v',
  selectAll: 'mod+a',
  find: 'mod+f',
  reload: 'mod+r',
  zoomReset: 'mod+0',
  zoomIn: 'mod+plus',
  zoomOut: 'mod+-',
  compactRows: 'mod+shift+c',
  alwaysOnTop: 'mod+shift+t',
  minimize: 'mod+m',
  close: 'mod+w',
  shortcuts: 'mod+/',
  whatsNew: 'mod+shift+w',
  updates: 'mod+shift+u',
  diagnostics: 'mod+shift+d',
  logFile: 'mod+shift+l',
  policy: 'mod+shift+y',
  reportProblem: 'mod+shift+b',
} as const

const OF_PLATFORM = {
  back: { mac: 'mod+[', windows: 'alt+arrowleft', linux: 'alt+arrowleft' },
  forward: { mac: 'mod+]', windows: 'alt+arrowright', linux: 'alt+arrowright' },
  redo: { mac: 'mod+shift+z', windows: 'mod+y', linux: 'mod+shift+z' },
  pasteAsText: { mac: 'mod+alt+shift+v', windows: 'mod+shift+v', linux: 'mod+shift+v' },
  fullScreen: { mac: 'ctrl+mod+f', windows: 'f11', linux: 'f11' },
  /** The system's own menu has it on a Mac, without keys. */
  maximize: { mac: null, windows: 'mod+shift+m', linux: 'mod+shift+m' },
} as const

export type WindowKey = keyof typeof WINDOW_KEYS | keyof typeof OF_PLATFORM

/** The keys of an entry; null where it has none. */
export const windowKeys = (entry: WindowKey, platform: KeyPlatform): string | null =>
  entry in WINDOW_KEYS ? WINDOW_KEYS[entry as keyof typeof WINDOW_KEYS] : OF_PLATFORM[entry as keyof typeof OF_PLATFORM][platform]

const ACCELERATOR_PARTS: Readonly<Record<string, string>> = { mod: 'CmdOrCtrl', arrowleft: 'Left', arrowright: 'Right' }

/** The same keys as Electron writes them: "CmdOrCtrl+Shift+C". */
export const acceleratorOf = (keys: string): string =>
  keys
    .split('+')
    .map((part) => ACCELERATOR_PARTS[part] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join('+')
