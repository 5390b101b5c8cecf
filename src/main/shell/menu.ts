import { app, Menu, type MenuItemConstructorOptions, type Rectangle, screen } from 'electron'
import type { HelpTopic, ZoomDirection } from '#shared/bridge/shell.ts'
import { keepOnTop } from './keep-on-top.ts'

/** For a small window beside a call: each window for itself, until it is closed. */
const ALWAYS_ON_TOP = 'always-on-top'

export interface MenuActions
  extends Record<
    'newWindow' | 'compactRows' | 'reload' | 'print' | 'find' | 'changeConnection' | 'checkForUpdates' | 'showLogFile' | 'showPolicy',
    () => void
  > {
  readonly zoom: (direction: ZoomDirection) => void
  /** Asks the page for a step through what its window has shown. */
  readonly go: (direction: 'back' | 'forward') => void
  /** Asks the page to show it. */
  readonly help: (topic: HelpTopic) => void
}

/** Where the menu is: its keys and standard items depend on it. */
interface MenuPlace {
  readonly isMac: boolean
  readonly isPackaged: boolean
}

/** The entries of the application's menu: the system's standard items, and our own, each with its keys. The developer tools are never in a packaged app. */
export function menuTemplate(
  { newWindow, compactRows, reload, zoom, print, find, go, changeConnection, checkForUpdates, showLogFile, showPolicy, help }: MenuActions,
  { isMac, isPackaged }: MenuPlace,
): MenuItemConstructorOptions[] {
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        // The page has this key too, and takes it first.
        { label: 'New Window', accelerator: 'CmdOrCtrl+N', click: newWindow },
        { type: 'separator' },
        { label: 'Change Connection Profile…', accelerator: 'CmdOrCtrl+Shift+P', click: changeConnection },
        { type: 'separator' },
        { label: 'Print…', accelerator: 'CmdOrCtrl+P', click: print },
        { type: 'separator' },
        // Of itself the role has no keys on Windows.
        isMac ? { role: 'close' } : { role: 'quit', accelerator: 'Ctrl+Q' },
      ],
    },
    {
      label: '&Edit',
      submenu: [
        { role: 'undo' },
        { role: 'redo' },
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'pasteAndMatchStyle' },
        // The field has the key already; macOS would take it from the page.
        isMac ? { role: 'delete' } : { role: 'delete', accelerator: 'Delete', registerAccelerator: false },
        { role: 'selectAll' },
        { type: 'separator' },
        // The page takes the key first; a code editor has a search of its own under it.
        { label: 'Find on This Screen…', accelerator: 'CmdOrCtrl+F', click: find },
      ],
    },
    {
      label: '&View',
      submenu: [
        { label: 'Reload', accelerator: 'CmdOrCtrl+R', click: reload },
        { type: 'separator' },
        // The page has these keys too, and takes them first; the menu's serve where no screen is open.
        { label: 'Actual Size', accelerator: 'CmdOrCtrl+0', click: () => zoom('reset') },
        { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', click: () => zoom('in') },
        { label: 'Zoom In', accelerator: 'CmdOrCtrl+=', visible: false, click: () => zoom('in') },
        { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', click: () => zoom('out') },
        { type: 'separator' },
        { label: 'Compact or Comfortable Rows', accelerator: 'CmdOrCtrl+Shift+C', click: compactRows },
        {
          id: ALWAYS_ON_TOP,
          label: 'Always on Top',
          accelerator: 'CmdOrCtrl+Shift+T',
          type: 'checkbox',
          click: ({ checked }, window) => window && keepOnTop(window, checked, workAreas()),
        },
        { role: 'togglefullscreen' },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
      ],
    },
    {
      label: '&Go',
      submenu: [
        // The page has these keys too, and takes them first; the menu's serve while a field has the focus.
        { label: 'Back', accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: () => go('back') },
        { label: 'Forward', accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: () => go('forward') },
      ],
    },
    isMac
      ? { role: 'windowMenu' }
      : { label: '&Window', submenu: [{ role: 'minimize' }, { role: 'zoom', label: 'Maximize', accelerator: 'Ctrl+Shift+M' }, { role: 'close' }] },
    {
      role: 'help',
      submenu: [
        // The page has this key too, and takes it first.
        { label: 'Keyboard Shortcuts', accelerator: 'CmdOrCtrl+/', click: () => help('shortcuts') },
        { label: 'What’s New', accelerator: 'CmdOrCtrl+Shift+W', click: () => help('whats-new') },
        { label: 'Check for Updates…', accelerator: 'CmdOrCtrl+Shift+U', click: checkForUpdates },
        { type: 'separator' },
        { label: 'Diagnostics', accelerator: 'CmdOrCtrl+Shift+D', click: () => help('diagnostics') },
        { label: 'Show Log File', accelerator: 'CmdOrCtrl+Shift+L', click: showLogFile },
        { label: 'Policy of This Computer…', accelerator: 'CmdOrCtrl+Shift+Y', click: showPolicy },
        { label: 'Report a Problem…', accelerator: 'CmdOrCtrl+Shift+B', click: () => help('report-problem') },
      ],
    },
  ]
}

export function setApplicationMenu(actions: MenuActions): void {
  const menu = Menu.buildFromTemplate(menuTemplate(actions, { isMac: process.platform === 'darwin', isPackaged: app.isPackaged }))
  Menu.setApplicationMenu(menu)
  app.on('browser-window-focus', (_focused, window) => {
    const item = menu.getMenuItemById(ALWAYS_ON_TOP)
    if (item !== null) item.checked = window.isAlwaysOnTop()
  })
}

/** The work areas of the present displays, the primary first. */
const workAreas = (): readonly [Rectangle, ...Rectangle[]] => {
  const primary = screen.getPrimaryDisplay()
  return [primary.workArea, ...screen.getAllDisplays().flatMap(({ id, workArea }) => (id === primary.id ? [] : [workArea]))]
}
