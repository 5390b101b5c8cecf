import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'

test.use({ spoilsPage: true })

test('the page has the bridge and nothing else of main', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const found = await page.evaluate(() => ({
    globals: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in window),
    groups: Object.keys(window.bridge),
    isFrozen: Object.isFrozen(window.bridge.platform) || Object.getOwnPropertyDescriptor(window, 'bridge')?.writable === false,
    replaced: Reflect.set(window, 'bridge', {}),
  }))
  expect(found.globals).toEqual([])
  expect(found.groups.sort()).toEqual([
    'activity',
    'bulk',
    'campaigns',
    'connection',
    'dashboards',
    'diagnostics',
    'drafts',
    'files',
    'identity',
    'invoices',
    'money',
    'offline',
    'on',
    'places',
    'platform',
    'policy',
    'preferences',
    'proxy',
    'shell',
    'updates',
  ])
  expect(found.isFrozen).toBe(true)
  expect(found.replaced).toBe(false)
})

test('the page hears only the events of the contract', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const message = await page.evaluate(() => {
    try {
      window.bridge.on('electron-log' as never, () => {})
      return 'listening'
    } catch (cause) {
      return cause instanceof Error ? cause.message : ''
    }
  })
  expect(message).toContain('There is no such event')
})

test('a link opens by its name, to the address the profile has for it', { tag: ['@daily', '@secrets'] }, async ({ signedInAs, platform }) => {
  const { page, browser } = await signedInAs('ADMIN')
  const answer = await page.evaluate(() => window.bridge.shell.openLink({ name: 'raise-ticket' }))
  expect(answer).toMatchObject({ ok: true })
  expect(await browser.next(0)).toBe(platform.profile.links.raiseTicket)
})

test.describe(() => {
  test.use({ ownConsole: true })

  test('the page reaches nothing that the profile does not name', { tag: ['@daily', '@secrets'] }, async ({ openConsole, platform, folders }) => {
    const profileFile = path.join(path.dirname(folders.userData), 'less.json')
    const storage = { ...platform.profile.storage, downloadHosts: ['files.example'] }
    await writeFile(profileFile, JSON.stringify({ ...platform.profile, links: {}, storage }))
    const console = await openConsole({ profileFile })
    const { page, browser } = console

    await test.step('a link the profile does not have opens nothing', async () => {
      const answer = await page.evaluate(() => window.bridge.shell.openLink({ name: 'raise-ticket' }))
      expect(answer).toMatchObject({ ok: false, error: { kind: 'not-found' } })
      expect(browser.addresses()).toEqual([])
    })
    await test.step('a download from a host the profile does not name is refused', async () => {
      await signIn(console, 'admin@demo.example')
      const answer = await page.evaluate(() => window.bridge.files.download({ kind: 'sites', which: 'all' }))
      expect(answer).toMatchObject({ ok: false, error: { kind: 'storage' } })
      expect(await readdir(folders.downloads).catch(() => [])).toEqual([])
    })
  })

  test('a download tells the page no path and no link, and the log no token', { tag: ['@daily', '@secrets'] }, async ({ signedInAs, folders }) => {
    const { page, log } = await signedInAs('ADMIN')
    const told = await page.evaluate(async () => {
      const seen: unknown[] = []
      const ended = new Promise<void>((resolve) =>
        window.bridge.on('files.progress', (download) => {
          seen.push(download)
          if (download.state !== 'running') resolve()
        }),
      )
      seen.push(await window.bridge.files.download({ kind: 'sites', which: 'all' }))
      await ended
      seen.push(await window.bridge.files.list())
      return JSON.stringify(seen)
    })
    expect(told).toContain('"done"')
    expect(told).not.toContain(folders.downloads)
    expect(told).not.toMatch(/https?:|Signature|\/tmp\//)
    expect(await readdir(folders.downloads)).toHaveLength(1)
    const logFile = await readFile(path.join(folders.userData, 'logs', 'main.log'), 'utf8')
    expect(logFile + log()).not.toMatch(/eyJ[\w-]{10,}\.|refresh_token|Signature=[^[]/)
  })
})
