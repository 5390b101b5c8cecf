import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '#shared/bridge/bridge.ts'
import { test as base, expect } from '../../e2e/fixtures.ts'
import { launchConsole } from '../../hosts/launch.ts'

// Electron's security checklist, in a window of the console. The items that need none are in ../checklist.test.ts.

interface Inspection {
  /** What Electron says of the window's page. */
  readonly preferences: Readonly<Record<string, unknown>>
  /** How many listeners main has that libraries might have added. */
  readonly listeners: Readonly<Record<string, unknown>>
}

const INSPECTOR = path.join(import.meta.dirname, 'inspect-process.cjs')

const test = base.extend<object, { readonly inspection: Inspection }>({
  inspection: [
    async ({ host }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-'))
      const at = (name: string): string => path.join(folder, name)
      const files = { userData: at('user-data'), downloads: at('downloads'), browserRecord: at('browser.txt') }
      const environment = { NODE_OPTIONS: `--require "${INSPECTOR}"`, ADMIN_CONSOLE_INSPECTION: at('inspection.json') }
      const console = await launchConsole(host, { ...files, profileFile: null, environment })
      await use(JSON.parse(await readFile(at('inspection.json'), 'utf8')))
      await console.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker' },
  ],
})

test.use({ ownConsole: true })

test('checklist 2: the page has no Node', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ nodeIntegration: false, nodeIntegrationInSubFrames: false })
  expect(inspection.preferences['nodeIntegrationInWorker'] ?? false).toBe(false)
})

test('checklist 3: the page and the preload are isolated from each other', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ contextIsolation: true })
})

test('checklist 4: the page runs in a sandbox', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ sandbox: true })
})

test('checklist 6: the same-origin policy is in force', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ webSecurity: true })
})

test('checklist 8: no insecure content runs', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ allowRunningInsecureContent: false })
})

test('checklist 9: no experimental feature is on', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ experimentalFeatures: false })
})

test('checklist 10: no feature of Blink is switched on', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ enableBlinkFeatures: '' })
})

test('checklist 11: there are no web views, so none that may open windows', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ webviewTag: false })
})

test('the page shows no dialogs that could be taken for main’s', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.preferences).toMatchObject({ disableDialogs: true })
})

test('no library listens to the page, or takes signals from Electron', { tag: ['@daily', '@secrets'] }, ({ inspection }) => {
  expect(inspection.listeners).toEqual({ 'electron-store-get-data': 0, signals: [0, 0, 0] })
})

test('checklist 18: the console is served by a scheme of its own, and the page reads no file', { tag: ['@daily', '@secrets'] }, async ({ openConsole }) => {
  const { page } = await openConsole()
  expect(page.url()).toMatch(/^app:\/\/console\//)
  const read = await page.evaluate(() =>
    fetch('file:///etc/hostname').then(
      () => 'read',
      () => 'refused',
    ),
  )
  expect(read).toBe('refused')
})

test('checklist 5: what the page asks permission for is denied, and so it sees it', { tag: ['@daily', '@secrets'] }, async ({ openConsole }) => {
  const { page } = await openConsole()
  const answers = await page.evaluate(async () => {
    const outcome = (attempt: Promise<unknown>) =>
      attempt.then(
        (value) => (typeof value === 'string' ? value : 'granted'),
        () => 'denied',
      )
    return {
      notifications: await outcome(Notification.requestPermission()),
      place: await outcome(new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject))),
      camera: await outcome(navigator.mediaDevices.getUserMedia({ video: true })),
      screen: await outcome(navigator.mediaDevices.getDisplayMedia()),
      midi: await outcome(navigator.requestMIDIAccess({ sysex: true })),
      clipboard: await outcome(navigator.clipboard.readText()),
    }
  })
  expect(answers).toEqual({ notifications: 'denied', place: 'denied', camera: 'denied', screen: 'denied', midi: 'denied', clipboard: 'denied' })
})

test('checklist 20: the page has the methods of the contract and nothing of Electron', { tag: ['@daily', '@secrets'] }, async ({ openConsole }) => {
  const { page } = await openConsole()
  const found = await page.evaluate(() => ({
    methods: Object.entries(window.bridge)
      .filter(([group]) => group !== 'on')
      .flatMap(([group, methods]) => Object.keys(methods as object).map((name) => `${group}.${name}`)),
    listening: typeof window.bridge.on,
    globals: ['electron', 'ipcRenderer', 'contextBridge', 'webFrame', 'require', 'process', 'module', 'global', 'Buffer'].filter((name) => name in window),
  }))
  expect({ ...found, methods: found.methods.toSorted() }).toEqual({ methods: Object.keys(calls).toSorted(), listening: 'function', globals: [] })
})
