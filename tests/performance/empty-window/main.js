// The floor for the start of any Electron app: one window with one word.
import { app, BrowserWindow } from 'electron'

await app.whenReady()
await new BrowserWindow({ width: 1280, height: 800 }).loadURL('data:text/html,<p>Ready</p>')
app.on('window-all-closed', () => app.quit())
