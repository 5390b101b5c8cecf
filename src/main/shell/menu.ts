import type { MenuItemConstructorOptions } from 'electron'

export interface MenuOptions {
  readonly isMac: boolean
  /** Whether the menu has the developer tools: never in a packaged app. */
  readonly hasDeveloperTools: boolean
  /** Loads the page again where it is. */
  readonly reload: () => void
  readonly changeConnection: () => void
  readonly showLogFile: () => void
}

/** The application menu as a template: the system's standard items, and the few of our own. */
export function menuTemplate({ isMac, hasDeveloperTools, reload, changeConnection, showLogFile }: MenuOptions): MenuItemConstructorOptions[] {
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [{ label: 'Change Connection Profile…', click: changeConnection }, { type: 'separator' }, isMac ? { role: 'close' } : { role: 'quit' }],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { label: 'Reload', accelerator: 'CmdOrCtrl+R', click: reload },
        { type: 'separator' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        ...(hasDeveloperTools ? [{ role: 'toggleDevTools' } as const] : []),
      ],
    },
    { role: 'windowMenu' },
    { role: 'help', submenu: [{ label: 'Show Log File', click: showLogFile }] },
  ]
}
