import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { chromium, expect, test } from '@playwright/test'
import { startLocalPlatform } from '#local-platform/start.ts'
import { packageApp } from '#scripts/package/package-app.ts'
import { electronFolder, findElectron } from '#scripts/prepare/electron-runtime.ts'

/** The packaged app, on Linux around the Electron runtime of this machine. */

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let folder: string
let app: string

test.beforeAll(async () => {
  if (findElectron() === undefined) throw new Error('There is no Electron runtime on this machine to package')
  folder = await mkdtemp(path.join(tmpdir(), 'admin-console-packaged-'))
  await packageApp(electronFolder(), folder, path.join(folder, 'dist'))
  app = path.join(folder, 'dist', 'linux-unpacked')
})

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('the fuses shut what the console does not use', async () => {
  const fuses = await getCurrentFuseWire(path.join(app, 'admin-console'))
  expect(fuses).toMatchObject({
    [FuseV1Options.RunAsNode]: FuseState.DISABLE,
    [FuseV1Options.EnableCookieEncryption]: FuseState.ENABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: FuseState.DISABLE,
    [FuseV1Options.EnableNodeCliInspectArguments]: FuseState.DISABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: FuseState.ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: FuseState.ENABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: FuseState.DISABLE,
  })
})

test('holds the bundles and what main needs, and nothing of the rest', async () => {
  const asar = path.resolve(import.meta.dirname, '../../node_modules/.bin/asar')
  const { stdout } = await promisify(execFile)(asar, ['list', path.join(app, 'resources/app.asar')], { maxBuffer: 50_000_000 })
  const files = stdout.trim().split('\n')
  expect(new Set(files.map((file) => file.split('/')[1]))).toEqual(new Set(['node_modules', 'out', 'package.json', 'resources']))
  expect(files).toContain('/node_modules/keytar/package.json')
  expect(files.filter((file) => /\.map$|\/node_modules\/(?:react|@fluentui|oidc-provider|graphql-yoga)\//.test(file))).toEqual([])
})

test('starts and asks to sign in', async () => {
  const platform = await startLocalPlatform({ size: 'small', test: true })
  const parameters = ['--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${path.join(folder, 'user-data')}`, '--profile', platform.profileFile]
  const child = spawn(path.join(app, 'admin-console'), parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const endpoint = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The packaged app ended with ${code}`)))
      createInterface(child.stderr).on('line', (line) => {
        const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
    })
    const browser = await chromium.connectOverCDP(endpoint)
    const [context] = browser.contexts()
    const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
    if (page === undefined) throw new Error('The packaged app has no window')
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible({ timeout: 30_000 })
    await browser.close()
  } finally {
    child.kill()
    await platform.stop()
  }
})
