import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { MONEY_OPERATIONS } from '#shared/domain/money-operation.ts'
import { type Cell, type FaultKind, GESTURES, play } from './cell.ts'
import { type Machine, startMachine } from './money-console.ts'
import { report } from './report.ts'
import { isBalanced, type Run, type Site } from './subjects.ts'

// Every operation that moves money, under every fault of the platform, pressed in every way: real desk, journal files, platform client and local platform.

const FAULTS: readonly FaultKind[] = [
  'none',
  'delay',
  'slow-body',
  'expired-token',
  'graphql-error',
  'refuse',
  'drop-before',
  'http500',
  'drop-after-commit',
  'truncated',
  'wrong-shape',
]

let local: LocalPlatform
let machine: Machine
let run: Run
let sites: readonly Site[]

beforeAll(async () => {
  local = await startLocalPlatform({ size: 'small', test: true })
  const userName = local.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
  const { idToken } = await signIn(local, userName)
  run = async (text, variables) => {
    const { data, errors } = await execute<Record<string, unknown>>(local, idToken, text, variables)
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join())
    return data
  }
  const { done } = await run('{ done: getSitesAdmin { siteId domain channelPartnerId basicSiteSetting { curr } } }')
  sites = (done as { siteId: string; domain: string; channelPartnerId: string | null; basicSiteSetting: { curr: string } | null }[])
    .filter(({ channelPartnerId }) => !channelPartnerId)
    .map(({ siteId, domain, basicSiteSetting }) => ({ siteId, domain, currency: basicSiteSetting?.curr ?? 'INR' }))
  machine = await startMachine(await mkdtemp(join(tmpdir(), 'money-')), local.profileFile, userName)
  await machine.identity.signIn()
})
afterAll(async () => {
  await local.stop()
  await rm(machine.folder, { recursive: true })
})

describe('money is sent once', () => {
  const cells: Cell[] = []
  afterAll(() => console.log(report(cells)))

  test.concurrent.each(MONEY_OPERATIONS.map((operation, index) => [operation, index] as const))('%s', async (operation, index) => {
    const site = sites[index]
    if (site === undefined) throw new Error('Too few sites')
    const own: Cell[] = []
    for (const fault of FAULTS) {
      for (const gesture of GESTURES) {
        // A fault that never meets its call would wait for the next one.
        if (gesture === 'crash before sending' && fault !== 'none') continue
        own.push(await play({ operation, fault, gesture }, { local, machine, run, site }))
      }
    }
    cells.push(...own)
    expect(own.filter(({ falsehoods }) => falsehoods.length > 0)).toEqual([])
    expect(own.filter(({ told, records }) => records !== (told === 'done' ? 1 : 0))).toEqual([])
    expect(own.filter(({ carriedOut, records }) => carriedOut !== records)).toEqual([])
    expect(own.filter(({ told, recordsAfterRetry }) => recordsAfterRetry !== (told === 'done' ? null : 1))).toEqual([])
    expect(await isBalanced(operation, run, site)).toBe(true)
    expect(own).toHaveLength(FAULTS.length * (GESTURES.length - 1) + 1)
  })
})
