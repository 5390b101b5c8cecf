import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'

test.use({ ownConsole: true })

test('the page has the bridge and nothing else of main', async ({ openConsole }) => {
  const { page } = await openConsole()
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

test('arguments outside the contract are refused as a value', async ({ openConsole }) => {
  const { page } = await openConsole()
  const answers = await page.evaluate(async () => {
    const bridge = window.bridge as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<{ ok: boolean; error?: { kind: string } }>>>
    const calls = [
      bridge['platform']?.['execute']?.('{ sites { id } }'),
      bridge['platform']?.['execute']?.({ operation: '', variables: {} }),
      bridge['shell']?.['openLink']?.({ name: 'https://evil.example/' }),
      bridge['shell']?.['openLink']?.({ name: '__proto__' }),
      bridge['files']?.['open']?.({ id: '' }),
      bridge['files']?.['download']?.({ kind: 'sites', which: '../../etc/passwd' }),
      bridge['preferences']?.['write']?.({ theme: 'purple' }),
    ]
    return Promise.all(calls.map(async (call) => (await call)?.error?.kind))
  })
  expect(answers).toEqual(Array.from({ length: 7 }, () => 'invalid-arguments'))
})

test('an operation that the build does not know is not sent', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const answer = await page.evaluate(() => window.bridge.platform.execute({ operation: 'DropEverything', variables: {} }))
  expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(platform.control?.journal.entries('DropEverything')).toEqual([])
})

test('what moves money or sends a campaign is not executed past its journal, nor what the user did not confirm sent', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const answers = await page.evaluate(async () => {
    const variables = { siteId: 'site-100001', amt: 5_000_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n' }
    const about = { siteId: 'site-100001', domain: 'a.example', amount: 50_000, currency: 'INR', text: 'n' }
    return Promise.all([
      window.bridge.platform.execute({ operation: 'SiteWalletRechargeByAdmin', variables }),
      window.bridge.money.send({ key: crypto.randomUUID(), operation: 'SiteWalletRechargeByAdmin', variables, ...about }),
      window.bridge.money.send({ key: 'not-a-key', operation: 'SiteWalletRechargeByAdmin', variables, ...about, amount: 5_000_000 }),
    ])
  })
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(platform.control?.journal.entries('SiteWalletRechargeByAdmin')).toEqual([])

  const campaign = await page.evaluate(() => window.bridge.platform.execute({ operation: 'CreateUserQueueInBulkByAdmin', variables: { input: [] } }))
  expect(campaign).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(platform.control?.journal.entries('CreateUserQueueInBulkByAdmin')).toEqual([])
})

test('the page hears only the events of the contract', async ({ openConsole }) => {
  const { page } = await openConsole()
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

test('a link opens by its name, to the address the profile has for it', async ({ openConsole, platform }) => {
  const { page, browser } = await openConsole()
  const answer = await page.evaluate(() => window.bridge.shell.openLink({ name: 'raise-ticket' }))
  expect(answer).toMatchObject({ ok: true })
  expect(await browser.next(0)).toBe(platform.profile.links.raiseTicket)
})

test('a link the profile does not have opens nothing', async ({ openConsole, platform, folders }) => {
  const profileFile = path.join(path.dirname(folders.userData), 'no-links.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, links: {} }))
  const { page, browser } = await openConsole({ profileFile })
  const answer = await page.evaluate(() => window.bridge.shell.openLink({ name: 'raise-ticket' }))
  expect(answer).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  expect(browser.addresses()).toEqual([])
})

test('a download from a host the profile does not name is refused', async ({ openConsole, platform, folders }) => {
  const profileFile = path.join(path.dirname(folders.userData), 'other-host.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, storage: { ...platform.profile.storage, downloadHosts: ['files.example'] } }))
  const console = await openConsole({ profileFile })
  await signIn(console, 'admin@demo.example')
  const answer = await console.page.evaluate(() => window.bridge.files.download({ kind: 'sites', which: 'all' }))
  expect(answer).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await readdir(folders.downloads).catch(() => [])).toEqual([])
})

test('a download tells the page no path and no link, and the log no token', async ({ signedInAs, folders }) => {
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
