import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { startConsole, startMachine } from './money-console.ts'
import { prepare, type Run, type Site } from './subjects.ts'

// A console that is killed while a recharge is in progress, and its next start.

let local: LocalPlatform
let userName: string
let run: Run
let site: Site
let folder: string

beforeAll(async () => {
  local = await startLocalPlatform({ size: 'small', test: true })
  userName = local.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
  const { idToken } = await signIn(local, userName)
  run = async (text, variables) => (await execute<Record<string, unknown>>(local, idToken, text, variables)).data
  const wallet = (await run('{ done: getSiteWalletById(siteId: "site-100001") { siteId domain currency } }'))['done'] as Site
  site = wallet
})
afterAll(() => local.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  return () => rm(folder, { recursive: true })
})

const callsOf = (note: string) => local.control?.calls('SiteWalletRechargeByAdmin').filter(({ variables }) => JSON.stringify(variables).includes(note)) ?? []

test.each<[string, FaultRequest['fault'] | null, MoneyEntry['state']]>([
  ['after the platform had booked it, before the answer was whole', 'slow-body', 'done'],
  ['while the platform had not begun', 'delay', 'absent'],
  ['after the answer', null, 'done'],
])('killed %s: one record or none, and the next start says which', async (_, fault, expected) => {
  const name = `killed ${randomUUID()}`
  const subject = await prepare('SiteWalletRechargeByAdmin', run, site, name)
  const key = randomUUID()
  const before = await startMachine(folder, local.profileFile, userName)
  await before.identity.signIn()

  if (fault !== null) local.control?.addFault({ operation: 'SiteWalletRechargeByAdmin', fault, milliseconds: 2000 })
  const doomed = spawn(
    process.execPath,
    [join(import.meta.dirname, 'doomed-console.ts'), folder, local.profileFile, userName, JSON.stringify({ ...subject.request, key })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const said = textOf(doomed)
  await (fault === null ? vi.waitUntil(() => said().includes('answered'), 20_000) : vi.waitUntil(() => callsOf(name).length > 0, 20_000))
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')

  const machine = await startMachine(folder, local.profileFile, userName)
  const console = startConsole(machine, join(folder, 'money'))
  const end = await vi.waitUntil(async () => {
    const entries = await console.payments.list()
    const entry = entries.ok ? entries.value.find((each) => each.key === key) : undefined
    return entry?.state === 'done' || entry?.state === 'absent' ? entry : false
  }, 20_000)
  console.close()
  expect(end).toMatchObject({ state: expected, found: fault === 'slow-body' })
  expect(await subject.records()).toBe(expected === 'done' ? 1 : 0)
  expect(callsOf(name)).toHaveLength(1)
})

function textOf({ stdout }: ChildProcess): () => string {
  let text = ''
  stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8')
  })
  return () => text
}
