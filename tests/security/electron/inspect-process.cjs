// Loaded into the console's process by NODE_OPTIONS, which a packaged app ignores: writes down what the process set for its window.
const { writeFileSync } = require('node:fs')

// `electron` can be required only once the runtime has set itself up.
setImmediate(() => {
  const { app, ipcMain } = require('electron')
  app.on('web-contents-created', (_created, contents) => {
    contents.on('dom-ready', () => {
      const listeners = {
        // Of electron-store, which tells the user-data folder to whoever asks.
        'electron-store-get-data': ipcMain.listenerCount('electron-store-get-data'),
        // A library that takes signals from Electron ends the process before a payment's answer was waited for.
        signals: ['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => process.listenerCount(signal)),
      }
      writeFileSync(process.env.ADMIN_CONSOLE_INSPECTION, JSON.stringify({ preferences: contents.getLastWebPreferences(), listeners }))
    })
  })
})
