import { ipcMain } from 'electron'
import type { CallPort } from './serve-bridge.ts'

/** Electron's `ipcMain` as the bridge uses it. The only import of it in the product. */
export const ipcMainPort: CallPort = {
  handle: (channel, listener) => ipcMain.handle(channel, listener),
}
