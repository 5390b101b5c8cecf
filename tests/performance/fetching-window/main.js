// The peer of a call through the bridge: the same request by Electron's own fetch, with nothing around it. The time is taken in this process.
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain, net } from 'electron'

ipcMain.handle('time', async (_event, url, { headers, body }) => {
  const began = performance.now()
  const response = await net.fetch(url, { method: 'POST', headers, body, credentials: 'omit', cache: 'no-store' })
  JSON.parse(await response.text())
  return performance.now() - began
})
await app.whenReady()
await new BrowserWindow({ webPreferences: { preload: join(import.meta.dirname, 'preload.cjs') } }).loadURL('data:text/html,<p>Ready</p>')
app.on('window-all-closed', () => app.quit())
