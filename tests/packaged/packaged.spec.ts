import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { FuseState, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from '@playwright/test'
import { startLocalPlatform } from '#local-platform/start.ts'
import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import { endOf, inWindowOf, packaged } from './packaged-app.ts'

/** The packaged app, on Linux around the Electron runtime of this machine. */

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let folder: string
/** As it ships. */
let app: string
/** For what has to look inside: the same bundles in a package that accepts any switch. */
let testBuild: string

test.beforeAll(async () => {
  if (findElectron() === undefined) throw new Error('There is no Electron runtime on this machine to package')
  folder = await mkdtemp(path.join(tmpdir(), 'admin-console-packaged-'))
  ;[app, testBuild] = await Promise.all([packaged(path.join(folder, 'ships'), false), packaged(path.join(folder, 'test'), true)])
})

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('checklist 19: every fuse that the runtime has is set as decided', async () => {
  const { version: _version, ...wire } = await getCurrentFuseWire(path.join(app, 'admin-console'))
  const { D, E } = { D: FuseState.DISABLE, E: FuseState.ENABLE }
  // An older runtime lacks the last ones. tests/security/fuses.test.ts sets all nine on a wire of nine.
  expect(Object.values(wire)).toEqual([D, E, D, D, E, E, D, D, D].slice(0, Object.keys(wire).length))
  expect(Object.keys(wire).length).toBeGreaterThanOrEqual(8)
})

test('holds the bundles and what main needs, and nothing of the rest', async () => {
  const asar = path.resolve(import.meta.dirname, '../../node_modules/.bin/asar')
  const { stdout } = await promisify(execFile)(asar, ['list', path.join(app, 'resources/app.asar')], { maxBuffer: 50_000_000 })
  const files = stdout.trim().split('\n')
  expect(new Set(files.map((file) => file.split('/')[1]))).toEqual(new Set(['node_modules', 'out', 'package.json', 'resources']))
  expect(files).toContain('/node_modules/keytar/package.json')
  expect(files.filter((file) => file.endsWith('.node'))).toEqual([`/node_modules/keytar/prebuilds/linux-${process.arch}/keytar.node`])
  expect(files.filter((file) => /\/pdfjs-[\d.]+\/(?:jbig2|openjpeg)_nowasm_fallback\.js$/.test(file))).toHaveLength(2)
  expect(files.filter((file) => /\.map$|\/node_modules\/(?:react|@fluentui|oidc-provider|graphql-yoga)\//.test(file))).toEqual([])
})

test("has Chromium's texts in English only, the language of the interface", async () => {
  expect(await readdir(path.join(app, 'locales'))).toEqual(['en-US.pak'])
})

const UNDOING = [
  'remote-debugging-port=0',
  'remote-debugging-pipe',
  'ignore-certificate-errors',
  'proxy-server=127.0.0.1:9',
  'host-rules=MAP * 127.0.0.1',
  'host-resolver-rules=MAP * 127.0.0.1',
  'load-extension=/tmp',
  'disable-web-security',
  'inspect=0',
  'js-flags=--expose-gc',
  'user-data-dir=/tmp/other',
]

test('does not start with a switch that undoes its protection, and names it', async () => {
  for (const argument of UNDOING) {
    await test.step(argument, async () => {
      const { code, said } = await endOf(app, `--${argument}`)
      expect(said).toContain(`Admin Console did not start`)
      expect(said).toContain(`These options would weaken its protection: --no-sandbox, --${argument.replace(/=.*/, '')}. Start it without them.`)
      expect(said).not.toMatch(/listening on/)
      expect(code).toBe(1)
    })
  }
})

test('takes no objection to its own and to harmless switches', async () => {
  const { said } = await endOf(app, '--lang=de', '--profile', '/tmp/no-such-profile.json')
  expect(said).toContain('These options would weaken its protection: --no-sandbox. Start it without them.')
})

test('a package that ships is no test build', async () => {
  const asar = path.resolve(import.meta.dirname, '../../node_modules/.bin/asar')
  await promisify(execFile)(asar, ['extract-file', path.join(app, 'resources/app.asar'), 'package.json'], { cwd: folder })
  expect(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('isTestBuild')
})

test('starts and asks to sign in', async () => {
  const platform = await startLocalPlatform({ size: 'small', test: true })
  try {
    await inWindowOf(testBuild, [`--user-data-dir=${path.join(folder, 'user-data')}`, '--profile', platform.profileFile], async (page) => {
      await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible({ timeout: 30_000 })
    })
  } finally {
    await platform.stop()
  }
})
