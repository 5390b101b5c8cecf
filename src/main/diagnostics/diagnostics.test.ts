import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failure, success } from '#shared/result.ts'
import { fullProfile } from '../connection/every-setting.test-support.ts'
import { type Logs, openLog } from '../log/log.ts'
import { Diagnostics, type DiagnosticsOptions } from './diagnostics.ts'

let folder: string
let logs: Logs
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diagnostics-'))
  logs = openLog(join(folder, 'logs'), { echo: false })
})
afterEach(() => rm(folder, { recursive: true }))

const NOON = new Date(2026, 10, 22, 12).getTime()

const diagnostics = (changed: Partial<DiagnosticsOptions> = {}) =>
  new Diagnostics({
    userData: folder,
    logFile: logs.file,
    versions: { console: '1.2.3', electron: '45.3.4', chromium: '156.0.7100.12', node: '24.2.0', system: 'Linux 6.1.0 (x64)' },
    update: () => ({ state: 'ready', version: '1.3.0', checkedAt: NOON / 1000 }),
    connection: { profile: () => fullProfile },
    vault: { status: () => ({ mode: 'keychain' }), isAsking: () => false },
    platform: { reachability: () => ({ state: 'unreachable', since: NOON / 1000 - 3600 }) },
    clock: { read: () => ({ ahead: 300, comparedAt: NOON / 1000 }) },
    offline: { clear: async () => success(undefined) },
    isOnline: () => true,
    resolveProxy: async () => 'PROXY carol:hunter2@proxy.example:3128; DIRECT',
    refusedCertificate: () => ({ host: 'api.example', issuer: 'Acme Root CA', reason: 'not-trusted', at: NOON / 1000 }),
    saveText: async () => failure('storage', 'no'),
    showItemInFolder: async () => success(undefined),
    now: () => NOON,
    ...changed,
  })

test('the report says how the console is', async () => {
  await mkdir(join(folder, 'offline'))
  await writeFile(join(folder, 'offline', 'sites.sealed'), 'x'.repeat(1_234_567))
  expect(await diagnostics({ logFile: join(folder, 'none.log') }).report()).toBe(`Admin Console report
Made 22/11/2026 12:00
Sign-in, downloads and uploads can be refused, and dates and times can be wrong. Set the clock of this computer, or let the system set it.

This console
  Admin Console: 1.2.3
  Electron: 45.3.4
  Chromium: 156.0.7100.12
  Node: 24.2.0
  System: Linux 6.1.0 (x64)
  Updates: Ready to install (1.3.0), checked 22/11/2026 12:00
  Keychain: Available

Connection
  Profile: Acme
  Environment: staging
  Sign-in: identity.example
  Platform (GraphQL): api.example
  Platform (REST): api.example
  Analytics: analytics.example
  Storage: storage.example
  Images: images.example
  Places: places.example
  Downloads: files.example

Network
  This computer: Has a network
  Platform: Not reachable since 22/11/2026 11:00
  Proxy for the platform: PROXY proxy.example:3128
  Refused certificate: 22/11/2026 12:00: api.example, issued by Acme Root CA: this computer does not trust that authority
  Clock: 5 minutes ahead of the platform’s

Kept on this computer
  Copies for offline use: 1.2 MB, 1 file
  Drafts of forms: 0 B, 0 files
  List of downloaded invoices: 0 B, 0 files
  Log files: 0 B, 0 files

Last warnings and errors
  None
`)
})

test('updates are on only once they have been checked', async () => {
  const lineOf = async (update: ReturnType<DiagnosticsOptions['update']>) => {
    const report = await diagnostics({ update: () => update }).report()
    return report.split('\n').find((line) => line.startsWith('  Updates'))
  }
  expect(await lineOf({ state: 'idle', version: null, checkedAt: null })).toBe('  Updates: Not checked yet')
  expect(await lineOf({ state: 'idle', version: null, checkedAt: NOON / 1000 })).toBe('  Updates: On, checked 22/11/2026 12:00')
  expect(await lineOf({ state: 'off', version: null, checkedAt: null })).toBe('  Updates: Off')
})

test('a report made after failures holds nothing that they carried, nor what the profile keeps to itself', async () => {
  const signedLink = 'https://files.example/exports/sites.csv?X-Amz-Signature=0aF9&X-Amz-Credential=AKIA7'
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln'
  const carried = `Aditi Kitchen of ${homedir()} aditi@kitchen.example +91 98765 43210 ${signedLink} ${token} aditi-kitchen.example`
  logs.warn(`CreateSite: rejected: ${carried}`)
  logs.warn(`A download failed: Error: ${carried}`)
  logs.error('The handler of files.download failed', new Error(carried, { cause: new Error(`\n[2026-11-22 10:00:00.000] [error] ${carried}`) }))
  logs.report('error', carried)
  logs.refused('a call', carried)
  const report = await diagnostics({
    vault: { status: () => ({ mode: 'memory-only', reason: 'The keychain of this computer is locked.' }), isAsking: () => false },
  }).report()
  expect(report).toContain('Error: The handler of files.download failed\n')
  expect(report).toContain('Warning: CreateSite, rejected\n')
  expect(report).toContain('Keychain: Locked: nothing is kept until it is unlocked. The keychain of this computer is locked.\n')
  for (const secret of ['diti', 'itchen', '98765', 'Amz', 'AKIA', '0aF9', 'eyJ', 'exports', homedir(), folder, 'carol', 'hunter2']) {
    expect(report).not.toContain(secret)
  }
  for (const kept of ['places-key', 'Welcome-2026', 'eu-west-1:0a', '/graphql', 'storage-link', '/logout', 'acme']) expect(report).not.toContain(kept)
})

describe('the keychain is', () => {
  test.each([
    [{ mode: 'unproven' as const }, false, { state: 'asking', reason: null }],
    [
      { mode: 'memory-only' as const, reason: 'No keychain could be reached on this computer.' },
      false,
      { state: 'none', reason: 'No keychain could be reached on this computer.' },
    ],
    [
      { mode: 'memory-only' as const, reason: 'The keychain of this computer did not answer. It may be waiting to be unlocked.' },
      true,
      { state: 'locked', reason: 'The keychain of this computer did not answer. It may be waiting to be unlocked.' },
    ],
  ])('%o', async (status, isAsking, expected) => {
    expect((await diagnostics({ vault: { status: () => status, isAsking: () => isAsking } }).read()).keychain).toEqual(expected)
  })
})

test('without a profile no proxy is asked for, and there are no hosts', async () => {
  const resolveProxy = vi.fn(async () => 'DIRECT')
  const read = await diagnostics({ connection: { profile: () => undefined }, resolveProxy, clock: { read: () => null } }).read()
  expect(read).toMatchObject({ profile: null, clock: null, network: { proxies: [] } })
  expect(resolveProxy).not.toHaveBeenCalled()
})

test('a proxy that cannot be found out is none', async () => {
  expect((await diagnostics({ resolveProxy: () => Promise.reject(new Error('no')) }).read()).network.proxies).toEqual([])
  expect((await diagnostics({ resolveProxy: async () => 'SOCKS5 one.example:1; HTTPS two.example:2; DIRECT' }).read()).network.proxies).toEqual([
    'SOCKS5 one.example:1',
    'HTTPS two.example:2',
  ])
})
