import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { inRoot } from '#scripts/root.ts'
import { pageAt } from '../hosts/devtools-page.ts'
import type { HostName } from '../hosts/launch.ts'
import { consoleEnvironment } from '../hosts/launch-options.ts'

/** What `npm run dev` needs of the repository; the dependencies are linked. */
const PARTS = ['src', 'schema', 'resources', 'scripts', 'tests/hosts', 'local-platform', 'package.json', 'package-lock.json', 'codegen.ts', 'tsconfig.json']

/** How long a start may take on a busy machine, milliseconds. */
const TIMEOUT = 90_000

/** Copies the repository into a folder of its own, so that a test may edit its sources. @returns the folder, and how to remove it */
export function copyRepository(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-console-dev-'))
  for (const part of [...PARTS, 'electron.vite.config.ts', 'CHANGELOG.md']) cpSync(inRoot(part), path.join(folder, part), { recursive: true })
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

export interface Development {
  readonly page: Page
  readonly log: () => string
  readonly close: () => Promise<void>
}

export interface DevelopmentOptions {
  readonly folder: string
  readonly profileFile: string
  readonly userData: string
  readonly browserRecord: string
}

/** Runs `npm run dev` in a copy of the repository and resolves when its window shows the console. */
export async function startDevelopment(host: HostName, { folder, profileFile, userData, browserRecord }: DevelopmentOptions): Promise<Development> {
  const own = host === 'electron' ? ['--remote-debugging-port=0'] : ['--chromium', '--headless']
  const child = spawn(process.execPath, ['scripts/dev.ts', '--verbose', '--profile', profileFile, ...own], {
    cwd: folder,
    env: { ...consoleEnvironment({ userData, downloads: path.join(folder, 'downloads'), browserRecord, profileFile }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += String(text)))
  child.stderr.on('data', (text) => (printed += String(text)))
  const ended = once(child, 'exit')
  const { page, disconnect } = await pageAt(await devToolsOf(child, () => printed))
  const close = async (): Promise<void> => {
    await disconnect()
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  return { page, log: () => printed, close }
}

/** The address of the window's DevTools port, as host:port, as soon as either host prints it and its page is there. */
async function devToolsOf(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = performance.now() + TIMEOUT
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const address = /(?:^DevTools listening on ws:\/\/|"devTools":")([\d.:]+)/m.exec(printed())?.[1]
    if (address !== undefined && (await hasConsole(address))) return address
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error(`npm run dev showed no window:\n${printed()}`)
}

async function hasConsole(address: string): Promise<boolean> {
  const targets = (await (await fetch(`http://${address}/json/list`)).json()) as readonly { readonly type: string; readonly url: string }[]
  return targets.some(({ type, url }) => type === 'page' && /^(?:app:\/\/console|http:\/\/console\.localhost)\//.test(url))
}
