// Stands for the module `electron`, as far as main uses it: see ../README.md.
import { app } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import { clipboard, dialog, Menu, Notification, screen } from './desktop.ts'
import { ipcMain } from './ipc-main.ts'
import { nativeTheme } from './native-theme.ts'
import { powerMonitor } from './power-monitor.ts'
import { protocol } from './protocol.ts'
import { net, session } from './session.ts'
import { shell } from './shell.ts'

/** Electron has a default export too, which electron-store uses. */
// oxlint-disable-next-line import/no-default-export
export default { app, BrowserWindow, clipboard, dialog, ipcMain, Menu, nativeTheme, net, Notification, powerMonitor, protocol, screen, session, shell }
export { app, BrowserWindow, clipboard, dialog, ipcMain, Menu, Notification, nativeTheme, net, powerMonitor, protocol, screen, session, shell }
