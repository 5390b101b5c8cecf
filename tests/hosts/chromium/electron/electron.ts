// Stands for the module `electron`, as far as main uses it: see ../README.md.
import { app } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import { dialog, Menu, screen } from './desktop.ts'
import { ipcMain } from './ipc-main.ts'
import { nativeTheme } from './native-theme.ts'
import { protocol } from './protocol.ts'
import { net, session } from './session.ts'
import { shell } from './shell.ts'

/** Electron has a default export too, which electron-store uses. */
// oxlint-disable-next-line import/no-default-export
export default { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, net, protocol, screen, session, shell }
export { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, net, protocol, screen, session, shell }
