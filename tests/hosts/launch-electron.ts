import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { electronCommand } from '#scripts/prepare/electron-command.ts'
import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import { ROOT } from '#scripts/root.ts'
import { crashAndReconnect, type DevToolsPage, pageAt, renewAndReconnect } from './devtools-page.ts'
import { consoleArguments, consoleEnvironment, type LaunchOptions, type RunningConsole, SCALE } from './launch-options.ts'

/** How long a start may take on a busy machine, milliseconds. */
const TIMEOUT = 30_000

/** Most tests are over before the code that V8 optimizes has earned that back: it took a tenth of their time. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev'

const flagsFor = ({ isMeasured = false, isLong = false }: LaunchOptions): readonly string[] => {
  if (isMeasured) return []
  const scale = SCALE === undefined ? [] : [`--force-device-scale-factor=${SCALE}`]
  return ['--disable-gpu', ...scale, ...(isLong ? [] : [UNOPTIMIZED])]
}

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
  const { child, page, devTools, disconnect, log, ended } = await openElectron(
    program,
    [...parameters, ...flagsFor(options), ...consoleArguments(options)],
    consoleEnvironment(options),
    'app://',
  )
  let current = { page, disconnect }

  return {
    page,
    log,
    crashRenderer: async () => {
      current = await crashAndReconnect(current, devTools)
      return current.page
    },
    renew: async () => {
      current = await renewAndReconnect(current, devTools)
      return current.page
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await current.disconnect()
    },
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      await current.disconnect()
    },
  }
}

/** An Electron that was started, and the page of its window. */
export interface OpenElectron extends DevToolsPage {
  readonly child: ChildProcess
  /** Address of the DevTools port, as host:port. */
  readonly devTools: string
  /** What the process printed so far. */
  readonly log: () => string
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>
}

/** Starts Electron with any application and resolves when the page of its window, whose address begins with `address`, is loaded. */
export async function openElectron(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv, address: string): Promise<OpenElectron> {
  const child = spawn(program, ['--remote-debugging-port=0', ...parameters], { cwd: ROOT, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (text) => (printed += String(text)))
  child.stderr.on('data', (text) => (printed += String(text)))
  const ended = once(child, 'exit')
  const log = (): string => printed

  const devTools = await windowShown(child, log, address)
  const { page, disconnect } = await pageAt(devTools)
  await page.waitForLoadState('load')
  return { child, page, disconnect, devTools, log, ended }
}

/** Waits until the window's page is on its way and gives the address of the DevTools port, as host:port. */
async function windowShown(child: ChildProcess, printed: () => string, page: string): Promise<string> {
  const deadline = performance.now() + TIMEOUT
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const devTools = /^DevTools listening on ws:\/\/([^/]+)\//m.exec(printed())?.[1]
    if (devTools !== undefined && (await hasPage(devTools, page))) return devTools
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The console showed no window:\n${printed()}`)
}

async function hasPage(devTools: string, address: string): Promise<boolean> {
  const targets = (await (await fetch(`http://${devTools}/json/list`)).json()) as readonly { readonly type: string; readonly url: string }[]
  return targets.some(({ type, url }) => type === 'page' && url.startsWith(address))
}
