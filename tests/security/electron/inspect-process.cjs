// Loaded into the console's process by NODE_OPTIONS, which a packaged app ignores: writes down what the process set for its window.
const { writeFileSync } = require('node:fs')

// `electron` can be required only once the runtime has set itself up.
setImmediate(() => {
  const { app } = require('electron')
  app.on('web-contents-created', (_created, contents) => {
    contents.on('dom-ready', () => {
      writeFileSync(process.env.ADMIN_CONSOLE_INSPECTION, JSON.stringify({ preferences: contents.getLastWebPreferences() }))
    })
  })
})
