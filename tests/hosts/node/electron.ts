import { EventEmitter } from 'node:events'

// Stands for the module `electron` in unit tests, as far as electron-store uses it.

export const ipcMain = new EventEmitter()

const app = { getPath: (): string => '/nowhere', getVersion: (): string => '0.0.0' }

// oxlint-disable-next-line import/no-default-export -- electron-store imports it so
export default { app, ipcMain }
