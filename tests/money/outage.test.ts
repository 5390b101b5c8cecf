import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { type MoneyConsole, startConsole, startMachine } from './money-console.ts'
import { prepare, type Run, type Site } from './subjects.ts'

// The platform books a recharge and is gone with its answer.

let local: LocalPlatform
let folder: string
beforeAll(async () => {
  local = await startLocalPlatform({ size: 'small', test: true })
  folder = await mkdtemp(join(tmpdir(), 'outage-'))
})
afterAll(async () => {
  await local.stop()
  await rm(folder, { recursive: true })
})

const entryOf = async ({ payments }: MoneyConsole, key: string): Promise<MoneyEntry | undefined> => {
  const entries = await payments.list()
  return entries.ok ? entries.value.find((entry) => entry.key === key) : undefined
}

test('while the platform is away nothing is said of it, nor sent, across a restart; its return settles it by itself', async () => {
  const userName = local.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
  const { idToken } = await signIn(local, userName)
  const run: Run = async (text, variables) => (await execute<Record<string, unknown>>(local, idToken, text, variables)).data
  const site = (await run('{ done: getSiteWalletById(siteId: "site-100001") { siteId domain currency } }'))['done'] as Site
  const subject = await prepare('SiteWalletRechargeByAdmin', run, site, 'outage')
  const machine = await startMachine(folder, local.profileFile, userName)
  await machine.identity.signIn()
  const key = randomUUID()

  const first = startConsole(machine, join(folder, 'money'), { crash: 'before-the-answer' })
  local.control?.addFault({ operation: 'SiteWalletRechargeByAdmin', fault: 'drop-after-commit' })
  void first.payments.send({ ...subject.request, key })
  await first.crashed
  first.close()
  await local.control?.goDown()

  const second = startConsole(await startMachine(folder, local.profileFile, userName), join(folder, 'money'))
  expect(await entryOf(second, key)).toMatchObject({ state: 'unknown' })
  await vi.waitUntil(() => second.platform.reachability().state === 'unreachable', 10_000)
  expect(await second.payments.check({ key })).toMatchObject({ ok: true, value: { state: 'unknown', checkedAt: null } })
  expect(await second.payments.send({ ...subject.request, key: randomUUID() })).toMatchObject({ ok: false, error: { kind: 'busy' } })

  await local.control?.comeUp()
  await vi.waitUntil(() => second.told.length > 0, 10_000)
  expect(await entryOf(second, key)).toMatchObject({ state: 'done' })
  second.close()
  expect(second.told).toMatchObject([{ state: 'done', found: true }])
  expect(await subject.records()).toBe(1)
})
