import { app, Menu } from 'electron'

/** Sets the application's menu: the system's standard items, and a few of our own. The developer tools are never in a packaged app. */
export function setApplicationMenu({ reload, changeConnection, showLogFile }: Record<'reload' | 'changeConnection' | 'showLogFile', () => void>): void {
  const isMac = process.platform === 'darwin'
  const menu = Menu.buildFromTemplate([
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
        ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
      ],
    },
    { role: 'windowMenu' },
    { role: 'help', submenu: [{ label: 'Show Log File', click: showLogFile }] },
  ])
  Menu.setApplicationMenu(menu)
}
