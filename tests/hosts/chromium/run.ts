import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { closeWindows, configureWindows } from './chromium-window.ts'
import { app } from './electron/app.ts'
import { hostOptions } from './options.ts'

/**
 * Runs the built console in plain Node, its window drawn by an installed Chromium.
 *
 *   node tests/hosts/chromium/run.ts [--headless] [--cdp-port <n>] [--scale <n>] [--build <folder>] [what the console itself takes]
 *
 * Prints one line of JSON when the window is there: `{ "ready": true, "devTools": "127.0.0.1:<port>" }`.
 */

const options = hostOptions(process.argv.slice(2))
const main = path.join(options.build, 'main', 'index.js')

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: import.meta.resolve('./electron/electron.ts'), shortCircuit: true } : next(specifier, context),
})
process.argv = [process.execPath, main, ...options.consoleArguments]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit())
// A killed starter says nothing: without this the host and its browser would go on for ever.
const starter = process.ppid
setInterval(() => {
  if (process.ppid !== starter) app.quit()
}, 1000).unref()

configureWindows(options)
await import(pathToFileURL(main).href)
app.becomeReady(closeWindows)
