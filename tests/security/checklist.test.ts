import { EventEmitter } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from 'electron'
import { expect, test, vi } from 'vitest'
import { type CallEvent, type Handlers, serveBridge } from '#main/bridge/serve-bridge.ts'
import { profileSchema } from '#main/connection/profile.ts'
import { serveContent } from '#main/shell/content/serve-content.ts'
import { systemBrowser } from '#main/shell/native/system-browser.ts'
import { guardNavigation } from '#main/shell/protection/page-guards.ts'
import { ROOT } from '#scripts/root.ts'
import { calls } from '#shared/bridge/bridge.ts'
import type { Result } from '#shared/result.ts'
import { recordFigure } from '../figures.ts'

// Electron's security checklist (electronjs.org, Security, 20 items): the items that need no window. The others are in electron/checklist.spec.ts.

const PROFILE = {
  name: 'P',
  environment: 'production',
  identity: { issuer: 'https://a.example', clientId: 'c', logoutUrl: 'https://a.example' },
  platform: { graphqlUrl: 'https://a.example', restUrl: 'https://a.example', analyticsUrl: 'https://a.example' },
  storage: {
    endpoint: 'https://a.example',
    region: 'r',
    bucket: 'b',
    imageBase: 'https://a.example',
    downloadHosts: [],
    identityPool: { id: 'r:0', endpoint: 'https://a.example' },
  },
  places: { url: 'https://a.example', apiKey: 'k' },
  links: { raiseTicket: 'https://a.example', remoteDesktopTool: { label: 'l', url: 'https://a.example' } },
}

test('checklist 1: every address of a profile, thus all that is ever loaded, is https', () => {
  const text = JSON.stringify(PROFILE)
  const parts = text.split('"https://a.example"')
  expect(profileSchema.safeParse(PROFILE).success).toBe(true)
  const accepted = parts.slice(1).map((_part, at) => {
    const changed = `${parts.slice(0, at + 1).join('"https://a.example"')}"http://a.example"${parts.slice(at + 1).join('"https://a.example"')}`
    return profileSchema.safeParse(JSON.parse(changed)).success
  })
  expect(accepted).toEqual(Array.from({ length: 11 }, () => false))
})

test('checklist 7: the document comes with a content policy that names what is allowed and allows no script but its own', async () => {
  const serve = serveContent({ folder: path.join(ROOT, 'src/renderer'), imageBase: async () => null })
  const policy = (await serve(new Request('app://console/'))).headers.get('content-security-policy')?.split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("connect-src 'none'")
  expect(policy?.filter((directive) => /unsafe-|\*|https?:/.test(directive))).toEqual([])
})

/** A page as far as the guards look at it, with its guards attached. */
function guardedPage() {
  const app = new EventEmitter()
  guardNavigation(app as unknown as App, () => undefined)
  let openHandler: ((details: { url: string }) => { action: string }) | undefined
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: (handler: typeof openHandler) => (openHandler = handler) })
  app.emit('web-contents-created', {}, contents)
  const isPrevented = (event: string, details: object = {}): boolean => {
    const preventDefault = vi.fn()
    contents.emit(event, { ...details, preventDefault })
    return preventDefault.mock.calls.length === 1
  }
  return { isPrevented, open: (url: string) => openHandler?.({ url }).action }
}

test('checklist 12: a web view is never attached, whatever its options', () => {
  expect(guardedPage().isPrevented('will-attach-webview')).toBe(true)
})

test('checklist 13: no way of navigating leads off the console', () => {
  const { isPrevented } = guardedPage()
  for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
    for (const url of ['https://evil.example/', 'file:///etc/passwd', 'app://console.evil/', 'app://console@evil/', 'data:text/html,x', 'about:blank']) {
      expect({ event, url, prevented: isPrevented(event, { url, isMainFrame: true }) }).toEqual({ event, url, prevented: true })
    }
    expect(isPrevented(event, { url: 'app://console/site/list', isMainFrame: true })).toBe(false)
    expect(isPrevented(event, { url: 'app://console/site/list', isMainFrame: false })).toBe(true)
  }
})

test('checklist 14: no window is opened, not even on the console itself', () => {
  const { open } = guardedPage()
  expect(['https://evil.example/', 'app://console/', 'about:blank', ''].map(open)).toEqual(['deny', 'deny', 'deny', 'deny'])
})

test('checklist 15: the system is handed https addresses only', async () => {
  const openExternal = vi.fn(async () => undefined)
  const open = systemBrowser({ openExternal, record: undefined })
  for (const address of ['file:///bin/sh', 'smb://evil/x', 'javascript:alert(1)', 'ms-msdt:/id', 'http://evil.example/', 'https://user@evil.example/', 'x']) {
    await expect(open(address)).rejects.toThrow('Only https addresses')
  }
  expect(openExternal).not.toHaveBeenCalled()
  await open('https://id.example/')
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://id.example/')
})

test('checklist 16: the Electron that is shipped is pinned to one version of the line chosen in November 2026', async () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(ROOT, file), 'utf8'))
  const installed = (await read('node_modules/electron/package.json')) as { readonly version: string }
  expect(await read('package.json')).toMatchObject({ devDependencies: { electron: installed.version } })
  expect(Number(installed.version.split('.')[0])).toBeGreaterThanOrEqual(45)
})

test('checklist 17: every channel refuses every caller but the main frame of the console', async () => {
  const served = new Map<string, (event: CallEvent, ...args: unknown[]) => Promise<Result<unknown>>>()
  const handler = vi.fn()
  serveBridge({
    port: { handle: (channel, listener) => served.set(channel, listener) },
    handlers: Object.fromEntries(Object.keys(calls).map((channel) => [channel, handler])) as unknown as Handlers,
    ready: () => Promise.resolve(),
    isKnownWindow: (id) => id === 1,
    checkResults: false,
    log: () => undefined,
    onRefused: () => undefined,
  })
  const callers: readonly CallEvent[] = [
    { sender: { id: 2 }, senderFrame: { url: 'app://console/', parent: null } },
    { sender: { id: 1 }, senderFrame: { url: 'app://console/', parent: {} } },
    { sender: { id: 1 }, senderFrame: { url: 'https://evil.example/', parent: null } },
    { sender: { id: 1 }, senderFrame: null },
  ]
  const answers = await Promise.all([...served.values()].flatMap((listener) => callers.map((caller) => listener(caller, {}))))
  expect(answers).toHaveLength(Object.keys(calls).length * 4)
  expect(new Set(answers.map((answer) => (answer.ok ? 'answered' : answer.error.kind)))).toEqual(new Set(['untrusted-sender']))
  expect(handler).not.toHaveBeenCalled()
})

test('every item of the checklist has a test', async () => {
  const files = (await readdir(path.join(ROOT, 'tests/security'), { recursive: true })).filter((file) => /\.(?:test|spec)\.ts$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(path.join(ROOT, 'tests/security', file), 'utf8')))
  const tested = new Set(texts.flatMap((text) => [...text.matchAll(/^\s*test\('checklist (\d+): /gm)].map(([, item]) => Number(item))))
  recordFigure('checklist', `checklist items with tests ${tested.size} of 20`)
  expect([...tested].sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})
