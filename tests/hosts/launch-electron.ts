import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { electronCommand } from '#scripts/prepare/electron-command.ts'
import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import { ROOT } from '#scripts/root.ts'
import { crashAndReconnect, pageAt } from './devtools-page.ts'
import { consoleArguments, consoleEnvironment, type LaunchOptions, type RunningConsole } from './launch-options.ts'

/** How long a start may take on a busy machine, milliseconds. */
const PATIENCE = 30_000

/**
 * Starts the console in Electron; see `launchConsole`.
 *
 * Not by Playwright's `_electron.launch`: that one attaches while the window is being made, and unless it can hold the application back with a loader of
 * its own, which takes the stock `electron` command, one start in some twenty ends with a page that waits for its debugger for ever.
 */
export async function launchElectron(options: LaunchOptions): Promise<RunningConsole> {
  const executable = findElectron()
  if (executable === undefined) throw new Error('There is no Electron runtime: set ELECTRON_OVERRIDE_DIST_PATH')

  const { program, parameters } = electronCommand(executable)
  const child = spawn(program, ['--remote-debugging-port=0', ...parameters, ...consoleArguments(options)], {
    cwd: ROOT,
    env: consoleEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += String(text)))
  child.stderr.on('data', (text) => (printed += String(text)))
  const ended = once(child, 'exit')

  const devTools = await windowShown(child, () => printed)
  let current = await pageAt(devTools)
  const { page } = current
  await page.waitForLoadState('load')

  return {
    page,
    log: () => printed,
    crashRenderer: async () => {
      current = await crashAndReconnect(current, devTools)
      return current.page
    },
    close: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
      await current.disconnect()
    },
  }
}

/** Waits until the window's page is on its way and gives the address of the DevTools port, as host:port. */
async function windowShown(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    if (child.exitCode !== null) break
    const address = /^DevTools listening on ws:\/\/([^/]+)\//m.exec(printed())?.[1]
    if (address !== undefined && (await hasPage(address))) return address
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The console showed no window:\n${printed()}`)
}

async function hasPage(address: string): Promise<boolean> {
  const targets = (await (await fetch(`http://${address}/json/list`)).json()) as readonly { readonly type: string; readonly url: string }[]
  return targets.some(({ type, url }) => type === 'page' && url.startsWith('app://'))
}
