import { app, Menu, type Rectangle, screen } from 'electron'
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

/** Sets the application's menu: the system's standard items, and a few of our own. The developer tools are never in a packaged app. */
export function setApplicationMenu({
  newWindow,
  compactRows,
  reload,
  zoom,
  print,
  find,
  go,
  changeConnection,
  checkForUpdates,
  showLogFile,
  showPolicy,
  help,
}: MenuActions): void {
  const isMac = process.platform === 'darwin'
  const menu = Menu.buildFromTemplate([
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        // The page has this key too, and takes it first.
        { label: 'New Window', accelerator: 'CmdOrCtrl+N', click: newWindow },
        { type: 'separator' },
        { label: 'Change Connection Profile…', click: changeConnection },
        { type: 'separator' },
        { label: 'Print…', accelerator: 'CmdOrCtrl+P', click: print },
        { type: 'separator' },
        isMac ? { role: 'close' } : { role: 'quit' },
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
        { role: 'delete' },
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
        { label: 'Compact or Comfortable Rows', click: compactRows },
        { id: ALWAYS_ON_TOP, label: 'Always on Top', type: 'checkbox', click: ({ checked }, window) => window && keepOnTop(window, checked, workAreas()) },
        { role: 'togglefullscreen' },
        ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
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
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [
        { label: 'Keyboard Shortcuts', click: () => help('shortcuts') },
        { label: 'What’s New', click: () => help('whats-new') },
        { label: 'Check for Updates…', click: checkForUpdates },
        { type: 'separator' },
        { label: 'Diagnostics', click: () => help('diagnostics') },
        { label: 'Show Log File', click: showLogFile },
        { label: 'Policy of This Computer…', click: showPolicy },
        { label: 'Report a Problem…', click: () => help('report-problem') },
      ],
    },
  ])
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
