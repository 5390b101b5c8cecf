import { ipcMain } from 'electron'
import type { CallPort } from './serve-bridge.ts'

/** Electron's `ipcMain` as the bridge uses it. The only import of it in the product. */
export const ipcMainPort: CallPort = {
  handle: (channel, listener) => ipcMain.handle(channel, listener),
}

/** Removes what a library listens to on a channel of its own: the page has the bridge and nothing else. */
export const closeForeignChannel = (channel: string): void => {
  ipcMain.removeAllListeners(channel)
}
