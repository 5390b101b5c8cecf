import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MONEY_OPERATIONS, type MoneyOperation } from '#shared/domain/money-operation.ts'
import { recordFigure } from '../figures.ts'
import { brokenPromise, type Cell, type CellPlan, playCell } from './cell.ts'
import { circumstances } from './circumstances.ts'
import { FAULTS, type FaultCase } from './faults.ts'
import { CRASH_BEFORE_SENDING, GESTURES } from './gestures.ts'
import { killedAt, recordedSteps } from './kill.ts'
import { type Machine, SCALE, startMachine } from './money-console.ts'
import { pooled } from './pool.ts'
import { report, summary } from './report.ts'
import { type Setting, startSetting } from './setting.ts'
import { watchFiles } from './steps.ts'
import { isBalanced, type Site } from './subjects.ts'

// Every operation that moves money, under everything that can go wrong with the platform, the machine and the hand: real desk, journal files, platform
// client and local platform. All times are a hundredth of the real ones (`SCALE`).

const IS_THOROUGH = process.env['ADMIN_CONSOLE_THOROUGH'] === '1'

/** Cells of one operation that run at once: nearly all of a cell is waiting. */
const AT_ONCE = 8

const OPERATIONS = MONEY_OPERATIONS.map((operation, index) => [operation, index] as const)
const NO_FAULT = FAULTS.filter(({ fault }) => fault === null)
const CELLS: Cell[] = []

let setting: Setting
let locked: Machine
let otherKey: Machine
let moved: Machine
let unwatch: () => void

beforeAll(async () => {
  unwatch = watchFiles()
  setting = await startSetting()
  const { folder, local, userName } = setting
  const profileFile = join(await mkdtemp(join(folder, 'profile-')), 'profile.json')
  const profile = JSON.parse(await readFile(local.profileFile, 'utf8'))
  await writeFile(profileFile, JSON.stringify({ ...profile, platform: { ...profile.platform, restUrl: 'http://127.0.0.1:9/moved' } }))
  locked = await startMachine(join(folder, 'locked'), local.profileFile, userName, { keychain: 'locked' })
  otherKey = await startMachine(join(folder, 'other'), local.profileFile, userName, { keychain: 'new' })
  moved = await startMachine(folder, profileFile, userName)
  await Promise.all([locked, otherKey, moved].map(({ identity }) => identity.signIn()))
})
afterAll(async () => {
  unwatch()
  await setting.stop()
  console.log(report(CELLS))
  console.log(summary(CELLS))
  recordFigure('payments', summary(CELLS))
})

function siteOf(index: number): Site {
  const site = setting.sites[index]
  if (site === undefined) throw new Error('Too few sites')
  return site
}

/** Plays cells of one operation and answers with those that broke a promise. */
async function broken(index: number, plans: readonly CellPlan[]): Promise<readonly object[]> {
  const cells = await pooled(plans, AT_ONCE, (plan) => playCell(plan, setting, siteOf(index)))
  CELLS.push(...cells)
  return cells.filter((cell) => brokenPromise(cell) !== null).map((cell) => ({ broken: brokenPromise(cell), ...cell }))
}

const withEveryGesture = (operation: MoneyOperation, faults: readonly FaultCase[], lateness?: number): readonly CellPlan[] =>
  faults.flatMap((fault) =>
    Object.entries(GESTURES).map(([gesture, play]) => ({ operation, fault, gesture, play, ...(lateness === undefined ? {} : { lateness }) })),
  )

describe('every fault, before the booking and after, handled in every way: money is sent once and its outcome is known', () => {
  test.concurrent.each(OPERATIONS)('%s', async (operation, index) => {
    const plans = withEveryGesture(operation, FAULTS)
    expect(plans).toHaveLength(28 * 5)
    const before = NO_FAULT.map((fault) => ({ operation, fault, gesture: 'crash before sending', play: CRASH_BEFORE_SENDING }))
    expect(await broken(index, [...plans, ...before])).toEqual([])
    expect(await isBalanced(operation, setting.run, siteOf(index))).toBe(true)
  })
})

const READ_BACK = ['GetSiteTransactionsBySite', 'GetSubscriptionPlansBySiteId', 'GetSiteExtraServicesBySiteId', 'GetUserWalletTransactions']

describe.each([3, 20])('every fault on lists that are %i seconds behind', (lateness) => {
  beforeAll(() => {
    for (const operation of READ_BACK) {
      setting.control.addFault({ operation, fault: 'late-list', milliseconds: (lateness * 1000) / SCALE, times: 1_000_000 })
    }
    return () => setting.control.clearFaults()
  })

  test.concurrent.each(OPERATIONS)('%s', async (operation, index) => {
    const plans = IS_THOROUGH
      ? withEveryGesture(operation, FAULTS, lateness)
      : FAULTS.map((fault) => ({ operation, fault, gesture: 'click', play: GESTURES.click, lateness }))
    expect(await broken(index, plans)).toEqual([])
  })
})

describe('keychain, journal, disk, profile and clock are not as they were', () => {
  test.concurrent.each(OPERATIONS)('%s', async (operation, index) => {
    const all = Object.entries(circumstances({ locked, otherKey, moved }))
    expect(all).toHaveLength(16)
    const plans = all.map(([gesture, { fault, play }]) => ({ operation, fault, gesture, play }))
    expect(await broken(index, plans)).toEqual([])
  })
})

const KILLED_UNDER = FAULTS.filter(({ name }) => ['none', 'drop-after-commit', 'InternalFailure before'].includes(name))

describe('killed at every step of a payment, as a recorded run takes them', () => {
  test.concurrent.each(OPERATIONS)('%s', async (operation, index) => {
    const recorded = new Map<string, readonly string[]>()
    const recordings = KILLED_UNDER.map((fault) => ({
      operation,
      fault,
      gesture: 'recorded',
      play: recordedSteps((names) => recorded.set(fault.name, names)),
    }))
    expect(await broken(index, recordings)).toEqual([])
    expect([...recorded.values()].filter((names) => names.length < 30)).toEqual([])
    const plans = KILLED_UNDER.flatMap((fault) =>
      (recorded.get(fault.name) ?? []).map((name, step) => ({ operation, fault, gesture: `killed ${name} (${step + 1})`, play: killedAt(step + 1) })),
    )
    expect(await broken(index, plans)).toEqual([])
  })
})
