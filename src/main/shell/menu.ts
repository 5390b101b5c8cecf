import { app, Menu, type MenuItemConstructorOptions, type Rectangle, screen } from 'electron'
import type { HelpTopic, ZoomDirection } from '#shared/bridge/shell.ts'
import { acceleratorOf, type KeyPlatform, type WindowKey, windowKeys } from '#shared/window-keys.ts'
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
  readonly platform: KeyPlatform
  readonly isPackaged: boolean
  /** Whether a window can be kept above the others. */
  readonly canStayOnTop: boolean
}

/** The entries of the application's menu: the system's standard items, and our own, each with its keys. The developer tools are never in a packaged app. */
export function menuTemplate(
  { newWindow, compactRows, reload, zoom, print, find, go, changeConnection, checkForUpdates, showLogFile, showPolicy, help }: MenuActions,
  { platform, isPackaged, canStayOnTop }: MenuPlace,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'mac'
  const keys = (entry: WindowKey): { readonly accelerator?: string } => {
    const written = windowKeys(entry, platform)
    return written === null ? {} : { accelerator: acceleratorOf(written) }
  }
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        // The page has this key too, and takes it first.
        { label: 'New Window', ...keys('newWindow'), click: newWindow },
        { type: 'separator' },
        { label: 'Change Connection Profile…', ...keys('changeConnection'), click: changeConnection },
        { type: 'separator' },
        { label: 'Print…', ...keys('print'), click: print },
        { type: 'separator' },
        // Of itself the role has no keys on Windows.
        isMac ? { role: 'close', ...keys('close') } : { role: 'quit', ...keys('quit') },
      ],
    },
    {
      label: '&Edit',
      submenu: [
        { role: 'undo', ...keys('undo') },
        { role: 'redo', ...keys('redo') },
        { type: 'separator' },
        { role: 'cut', ...keys('cut') },
        { role: 'copy', ...keys('copy') },
        { role: 'paste', ...keys('paste') },
        { role: 'pasteAndMatchStyle', ...keys('pasteAsText') },
        // The field has the key already; macOS would take it from the page.
        isMac ? { role: 'delete' } : { role: 'delete', accelerator: 'Delete', registerAccelerator: false },
        { role: 'selectAll', ...keys('selectAll') },
        { type: 'separator' },
        // The page takes the key first; a code editor has a search of its own under it.
        { label: 'Find on This Screen…', ...keys('find'), click: find },
      ],
    },
    {
      label: '&View',
      submenu: [
        { label: 'Reload', ...keys('reload'), click: reload },
        { type: 'separator' },
        // The page has these keys too, and takes them first; the menu's serve where no screen is open.
        { label: 'Actual Size', ...keys('zoomReset'), click: () => zoom('reset') },
        { label: 'Zoom In', ...keys('zoomIn'), click: () => zoom('in') },
        { label: 'Zoom In', accelerator: 'CmdOrCtrl+=', visible: false, click: () => zoom('in') },
        { label: 'Zoom Out', ...keys('zoomOut'), click: () => zoom('out') },
        { type: 'separator' },
        { label: 'Compact or Comfortable Rows', ...keys('compactRows'), click: compactRows },
        ...(canStayOnTop ? [alwaysOnTop(keys('alwaysOnTop'))] : []),
        { role: 'togglefullscreen', ...keys('fullScreen') },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
      ],
    },
    {
      label: '&Go',
      submenu: [
        // The page has these keys too, and takes them first; the menu's serve while a field has the focus.
        { label: 'Back', ...keys('back'), click: () => go('back') },
        { label: 'Forward', ...keys('forward'), click: () => go('forward') },
      ],
    },
    isMac
      ? { role: 'windowMenu' }
      : {
          label: '&Window',
          submenu: [
            { role: 'minimize', ...keys('minimize') },
            { role: 'zoom', label: 'Maximize', ...keys('maximize') },
            { role: 'close', ...keys('close') },
          ],
        },
    {
      role: 'help',
      submenu: [
        // The page has this key too, and takes it first.
        { label: 'Keyboard Shortcuts', ...keys('shortcuts'), click: () => help('shortcuts') },
        { label: 'What’s New', ...keys('whatsNew'), click: () => help('whats-new') },
        { label: 'Check for Updates…', ...keys('updates'), click: checkForUpdates },
        { type: 'separator' },
        { label: 'Diagnostics', ...keys('diagnostics'), click: () => help('diagnostics') },
        { label: 'Show Log File', ...keys('logFile'), click: showLogFile },
        { label: 'Policy of This Computer…', ...keys('policy'), click: showPolicy },
        { label: 'Report a Problem…', ...keys('reportProblem'), click: () => help('report-problem') },
      ],
    },
  ]
}

const alwaysOnTop = (keys: { readonly accelerator?: string }): MenuItemConstructorOptions => ({
  id: ALWAYS_ON_TOP,
  label: 'Always on Top',
  ...keys,
  type: 'checkbox',
  click: ({ checked }, window) => window && keepOnTop(window, checked, workAreas()),
})

const PLATFORMS: Partial<Readonly<Record<NodeJS.Platform, KeyPlatform>>> = { darwin: 'mac', win32: 'windows' }

export function setApplicationMenu(actions: MenuActions, { canStayOnTop }: Pick<MenuPlace, 'canStayOnTop'>): void {
  const place = { platform: PLATFORMS[process.platform] ?? 'linux', isPackaged: app.isPackaged, canStayOnTop }
  const menu = Menu.buildFromTemplate(menuTemplate(actions, place))
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
