import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inRoot, ROOT } from '#scripts/root.ts'
import { closeBrowser, crashAndReconnect, pageAt, renewAndReconnect } from './devtools-page.ts'
import { consoleArguments, consoleEnvironment, type LaunchOptions, type RunningConsole, SCALE } from './launch-options.ts'

interface ReadyLine {
  readonly ready: true
  readonly devTools: string
}

/** Where Node keeps main as it compiled it: Electron does so for the page, plain Node only when it is told to. */
const COMPILED = inRoot('node_modules', '.cache', 'chromium-host')

/** Starts the console in the Chromium host; see `launchConsole`. */
export async function launchChromiumHost(options: LaunchOptions): Promise<RunningConsole> {
  const run = inRoot('tests', 'hosts', 'chromium', 'run.ts')
  const child = spawn(process.execPath, [run, '--headless', ...(SCALE === undefined ? [] : ['--scale', SCALE]), ...consoleArguments(options)], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...consoleEnvironment(options) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += String(text)))
  child.stderr.on('data', (text) => (printed += String(text)))
  const ended = once(child, 'exit')

  const { devTools } = await readyLine(child, () => printed)
  const { page, disconnect } = await pageAt(devTools)
  await page.waitForLoadState('load')
  let current = { page, disconnect }

  return {
    page,
    log: () => printed,
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
      // Electron takes its pages with it; the browser of this host has to be told.
      await closeBrowser(current.page)
      await current.disconnect()
    },
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      await current.disconnect()
    },
  }
}

function readyLine(child: ChildProcess, printed: () => string): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The console ended before its window was there (exit code ${code}):\n${printed()}`)))
    if (child.stdout === null) return
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as ReadyLine)
    })
  })
}
