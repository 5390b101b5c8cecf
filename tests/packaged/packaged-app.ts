import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { packageApp } from '#scripts/package/package-app.ts'
import { readRuntime, wantedElectron } from '#scripts/package/runtime.ts'
import { electronFolder } from '#scripts/prepare/electron-runtime.ts'

/** Packages the app into a folder of its own. @returns the app's folder */
export async function packaged(scratch: string, isTestBuild: boolean): Promise<string> {
  const runtime = await readRuntime(electronFolder(), await wantedElectron(), true)
  await packageApp({ targets: ['dir'], runtime, scratch, output: path.join(scratch, 'dist'), isTestBuild })
  await rm(path.join(scratch, 'runtime'), { recursive: true })
  return path.join(scratch, 'dist', 'linux-unpacked')
}

/** Starts the app as it ships and waits for its end. Root may not run it without `--no-sandbox`, which is refused as well, but by the app and not before it. */
export async function endOf(app: string, ...switches: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(path.join(app, 'admin-console'), ['--no-sandbox', ...switches], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Starts a test build, has `look` look at its window, and ends it. */
export async function inWindowOf(
  app: string,
  parameters: readonly string[],
  look: (page: Page) => Promise<void>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(path.join(app, 'admin-console'), ['--no-sandbox', '--remote-debugging-port=0', ...parameters], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
  })
  const ended = once(child, 'exit')
  try {
    const endpoint = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.once('close', (code, signal) => reject(new Error(`The packaged app ended with ${signal ?? code}:\n${said}`)))
      createInterface(child.stderr).on('line', (line) => {
        said += `${line}\n`
        const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
    })
    const browser = await chromium.connectOverCDP(endpoint)
    const [context] = browser.contexts()
    const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
    if (page === undefined) throw new Error('The packaged app has no window')
    await look(page)
    await browser.close()
  } finally {
    child.kill()
    await ended
  }
}
