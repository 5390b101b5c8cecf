import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openWindow } from '../chromium-window.ts'
import { app } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import { ipcMain } from './ipc-main.ts'
import { protocol } from './protocol.ts'

vi.mock('../chromium-window.ts', () => ({ openWindow: vi.fn() }))

test('a call of the page reaches its handler with each argument as one of its own', async () => {
  const event = { sender: { id: 1 }, senderFrame: null }
  const handler = vi.fn((_event: unknown, ...args: unknown[]) => args.length)
  ipcMain.handle('sites', handler)
  expect(await ipcMain.invoke('sites', event, ['read', { page: 2 }])).toBe(2)
  expect(handler).toHaveBeenCalledExactlyOnceWith(event, 'read', { page: 2 })
})

test('an address is served by the handler of its scheme, and by no other', async () => {
  protocol.handle('app', async ({ url }) => new Response(url))
  expect(await (await protocol.serve(new Request('app://console/index.html'))).text()).toBe('app://console/index.html')
  expect((await protocol.serve(new Request('file:///etc/hosts'))).status).toBe(404)
})

test('the window that main showed last has the focus; the app ends with the last window', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-window-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const preload = path.join(folder, 'preload.cjs')
  await writeFile(preload, '')
  const webPreferences = { preload, contextIsolation: true, sandbox: true, nodeIntegration: false, disableBlinkFeatures: '' }
  const closes: (() => void)[] = []
  const open = (): BrowserWindow => {
    vi.mocked(openWindow).mockImplementation((request) => {
      closes.push(request.onClosed)
      return new Promise(() => undefined)
    })
    return new BrowserWindow({ x: 0, y: 0, width: 800, height: 600, webPreferences })
  }
  const allClosed = vi.fn<() => void>()
  app.once('window-all-closed', allClosed)
  const [first, second] = [open(), open()]
  expect(BrowserWindow.getFocusedWindow()).toBe(second)
  first.focus()
  expect(BrowserWindow.getFocusedWindow()).toBe(first)
  expect([first.isFocused(), second.isFocused()]).toEqual([true, false])
  closes[0]?.()
  expect(BrowserWindow.getAllWindows()).toEqual([second])
  expect(allClosed).not.toHaveBeenCalled()
  closes[1]?.()
  expect(allClosed).toHaveBeenCalledOnce()
})
