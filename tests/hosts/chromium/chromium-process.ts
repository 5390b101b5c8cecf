import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findChromium } from '#scripts/prepare/chromium.ts'

export interface ChromiumOptions {
  /** Folder of the browser's own profile; kept between starts. */
  readonly profile: string
  readonly isHeadless: boolean
  /** Pixels a CSS pixel, the display's own if undefined. */
  readonly scale: string | undefined
  /** Port of the DevTools protocol on 127.0.0.1; 0 takes a free one. */
  readonly port: number
  readonly disableBlinkFeatures: string
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The path of a socket has 107 bytes; that of Chromium's lock adds 61 to the folder of temporary files. */
const LONGEST_FOLDER = 46

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-search-engine-choice-screen',
  '--disable-session-crashed-bubble',
  '--hide-crash-restore-bubble',
  // The last two: pictures of the local platform, on loopback, would need a permission that Electron does not ask for; and the requests of a
  // sandboxed frame in a process of its own would go past main, onto the network.
  '--disable-features=Translate,MediaRouter,OptimizationHints,LocalNetworkAccessChecks,IsolateSandboxedIframes',
  // The pages of a window that is covered or not shown go on at full speed, as Electron's main window does under test.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
]

/**
 * Keeps the browser from writing down which screens were open, with what they handed on: Electron keeps no such record, and it would be readable on disk. There
 * is no switch for it; where a file stands in the place of its folder, Chromium goes on without.
 */
const refuseSessions = (profile: string): void => {
  const sessions = path.join(profile, 'Default', 'Sessions')
  rmSync(sessions, { recursive: true, force: true })
  mkdirSync(path.dirname(sessions), { recursive: true })
  writeFileSync(sessions, '')
}

/** Starts Chromium with one empty app window. Resolves with its process and its DevTools endpoint. */
export async function startChromium({
  profile,
  isHeadless,
  scale,
  port,
  bounds,
  disableBlinkFeatures,
}: ChromiumOptions): Promise<{ process: ChildProcess; endpoint: string }> {
  const program = findChromium()
  if (program === undefined) throw new Error('There is no Chromium on PATH')
  const parameters = [
    ...QUIET,
    // Chromium's sandbox refuses to work for root, as in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Where nobody sees a window nobody sees movements either: drawn by the processor, they take most of the time of a press on a button.
    ...(isHeadless ? ['--headless', '--force-prefers-reduced-motion'] : []),
    ...(scale === undefined ? [] : [`--force-device-scale-factor=${scale}`]),
    `--user-data-dir=${profile}`,
    `--disable-blink-features=${disableBlinkFeatures}`,
    `--remote-debugging-port=${port}`,
    `--window-position=${bounds.x},${bounds.y}`,
    `--window-size=${bounds.width},${bounds.height}`,
    // Not about:blank: for that Chromium opens an ordinary window, with an address bar and the two pages that draw its suggestions.
    '--app=data:text/html,',
  ]
  refuseSessions(profile)
  // Ended by a signal, Chromium leaves its temporary files behind. Not in the profile: the path of its socket would get too long.
  const temporary = mkdtempSync(path.join(tmpdir().length <= LONGEST_FOLDER ? tmpdir() : '/tmp', 'chromium-'))
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TMPDIR: temporary } })
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }))
  return { process: child, endpoint: await endpointOf(child) }
}

function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Chromium ended before it was ready (exit code ${code})`)))
    if (child.stderr === null) return
    createInterface(child.stderr).on('line', (line) => {
      const endpoint = /^DevTools listening on (ws:\/\/\S+)$/.exec(line)?.[1]
      if (endpoint !== undefined) resolve(endpoint)
    })
  })
}
