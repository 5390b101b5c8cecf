import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MONEY_OPERATIONS, type MoneyOperation } from '#shared/domain/payment.ts'
import { recordFigure } from '../figures.ts'
import { cases, SEED } from '../thorough.ts'
import { brokenPromise, type Cell, type CellPlan, type Play, playCell } from './cell.ts'
import { circumstances } from './circumstances.ts'
import { FAULTS, type FaultCase, REFUSALS, TRANSPORT, unprovenAnswers } from './faults.ts'
import { CRASH_BEFORE_SENDING, GESTURES } from './gestures.ts'
import { killedAt, recordedSteps } from './kill.ts'
import { type Machine, SCALE, startMachine } from './money-console.ts'
import { pooled } from './pool.ts'
import { report, summary } from './report.ts'
import { type Setting, startSetting } from './setting.ts'
import { watchFiles } from './steps.ts'
import { isBalanced, type Site } from './subjects.ts'

// Every operation that moves money, under everything that can go wrong with the platform, the machine and the hand: the real payment service, journal files, platform
// client and local platform. All times are a hundredth of the real ones (`SCALE`).

const IS_THOROUGH = process.env['ADMIN_CONSOLE_THOROUGH'] === '1'

vi.setConfig({ testTimeout: IS_THOROUGH ? 1_800_000 : 240_000 })

/** Cells of one operation that run at once: nearly all of a cell is waiting. */
const AT_ONCE = 8

/** The faults of these names, in their order. */
const named = (...names: readonly string[]): readonly FaultCase[] => FAULTS.filter(({ name }) => names.includes(name))
const NO_FAULT = named('none')
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
  console.log(report(CELLS.filter(({ gesture, lateness }) => gesture in GESTURES && lateness === 0)))
  console.log(summary(CELLS))
  recordFigure('payments', summary(CELLS))
})

/** Plays cells of one operation, on many sites, and answers with those that broke a promise. */
async function broken(plans: readonly CellPlan[]): Promise<readonly object[]> {
  const { sites } = setting
  const cells = await pooled([...plans.entries()], AT_ONCE, ([index, plan]) => playCell(plan, setting, sites[index % sites.length] as Site))
  CELLS.push(...cells)
  return cells.filter((cell) => brokenPromise(cell) !== null).map((cell) => ({ broken: brokenPromise(cell), ...cell }))
}

const withGestures = (operation: MoneyOperation, faults: readonly FaultCase[], gestures: Readonly<Record<string, Play>>, lateness = 0): readonly CellPlan[] =>
  faults.flatMap((fault) => Object.entries(gestures).map(([gesture, play]) => ({ operation, fault, gesture, play, lateness })))

const { click, 'crash after sending': crash } = GESTURES

describe('every fault, before the booking and after, handled in every way: money is sent once and its outcome is known', () => {
  test.concurrent.each(MONEY_OPERATIONS)('%s', async (operation) => {
    const plans = [
      ...withGestures(operation, TRANSPORT, GESTURES),
      ...withGestures(operation, REFUSALS, IS_THOROUGH ? GESTURES : { click, 'crash after sending': crash }),
      ...withGestures(operation, NO_FAULT, { 'crash before sending': CRASH_BEFORE_SENDING }),
    ]
    expect(plans).toHaveLength(IS_THOROUGH ? 28 * 5 + 1 : 11 * 5 + 17 * 2 + 1)
    expect(await broken(plans)).toEqual([])
  })
})

describe('an answer that proves nothing, after the booking: it is found, and sent once', () => {
  test.concurrent.each(MONEY_OPERATIONS)('%s', async (operation) => {
    const answers = unprovenAnswers(cases(10), SEED)
    expect(answers.length).toBeGreaterThan(35)
    // Under a name of its own: the matrix that is printed has no line for each answer.
    expect(await broken(withGestures(operation, answers, { 'click, unproven': click }))).toEqual([])
  })
})

describe('notes without references, under a part of the faults', () => {
  // Only where each cell has a list of its own: entries of the partner's wallet have all the same amount here.
  test.concurrent.each(['SiteWalletRechargeByAdmin', 'CreateSiteExtraService'] as const)('%s', async (operation) => {
    const faults = [...TRANSPORT, ...named('unauthorized-after-commit', 'InternalFailure after', 'InternalFailure before', 'NotFound before')]
    const plans = withGestures(operation, faults, { 'click, no reference': click, 'crash, no reference': crash })
    expect(plans).toHaveLength(15 * 2)
    expect(await broken(plans.map((plan) => ({ ...plan, reference: 'none' as const })))).toEqual([])
  })
})

const LATE_FAULTS = named(
  'none',
  'drop-before',
  'drop-after-commit',
  'unauthorized-after-commit',
  'ThrottlingException after',
  'InternalFailure after',
  'InternalFailure before',
)

const READ_BACK = ['GetSiteTransactionsBySite', 'GetSubscriptionPlansBySiteId', 'GetSiteExtraServicesBySiteId', 'GetUserWalletTransactions']

describe.each([3, 20])('faults on lists that are %i seconds behind', (lateness) => {
  beforeAll(() => {
    for (const operation of READ_BACK) {
      setting.control.addFault({ operation, fault: 'late-list', milliseconds: (lateness * 1000) / SCALE, times: 1_000_000 })
    }
    return () => setting.control.clearFaults()
  })

  test.concurrent.each(MONEY_OPERATIONS)('%s', async (operation) => {
    const plans = withGestures(operation, IS_THOROUGH ? FAULTS : LATE_FAULTS, IS_THOROUGH ? GESTURES : { click }, lateness)
    expect(plans).toHaveLength(IS_THOROUGH ? 28 * 5 : 7)
    expect(await broken(plans)).toEqual([])
  })
})

describe('keychain, journal, disk, profile and clock are not as they were', () => {
  test.concurrent.each(MONEY_OPERATIONS)('%s', async (operation) => {
    const all = Object.entries(circumstances({ locked, otherKey, moved }))
    expect(all).toHaveLength(16)
    const plans = all.map(([gesture, { fault, play }]) => ({ operation, fault, gesture, play }))
    expect(await broken(plans)).toEqual([])
  })
})

const KILLED_UNDER = named('none', 'drop-after-commit', ...(IS_THOROUGH ? ['InternalFailure before', 'InternalFailure after', 'drop-before'] : []))

describe('killed at every step of a payment, as a recorded run takes them', () => {
  test.concurrent.each(MONEY_OPERATIONS)('%s', async (operation) => {
    const recorded = new Map<string, readonly string[]>()
    const recordings = KILLED_UNDER.map((fault) => ({
      operation,
      fault,
      gesture: 'recorded',
      play: recordedSteps((names) => recorded.set(fault.name, names)),
    }))
    expect(await broken(recordings)).toEqual([])
    expect([...recorded.values()].filter((names) => names.length < 20)).toEqual([])
    const plans = KILLED_UNDER.flatMap((fault, index) => {
      const names = recorded.get(fault.name) ?? []
      // Up to the request the steps are those of the run without a fault, which are all played.
      const first = index === 0 || IS_THOROUGH ? 0 : names.indexOf('mutation') + 1
      return names.slice(first).map((name, at) => ({ operation, fault, gesture: `killed at ${name} (${first + at + 1})`, play: killedAt(first + at + 1) }))
    })
    expect(await broken(plans)).toEqual([])
  })
})

test('after all of it every balance is the sum of its bookings', async () => {
  const { sites, run } = setting
  expect(sites.length).toBeGreaterThan(40)
  const balanced = await pooled(sites, AT_ONCE, (site) => isBalanced('SiteWalletRechargeByAdmin', run, site))
  expect(balanced).not.toContain(false)
  expect(await isBalanced('UpdateCPWallet', run, sites[0] as Site)).toBe(true)
})
