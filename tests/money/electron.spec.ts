import { randomUUID } from 'node:crypto'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { recordFigure } from '../figures.ts'
import { FAULTS, type FaultCase } from './faults.ts'
import { readingRun, sitesOf } from './setting.ts'
import { prepare, type Subject } from './subjects.ts'

// A part of the matrix in the whole console, with its own times and Electron's own requests: lists are 20 seconds behind.

/** All at once, but for those of one partner: nothing else is sent there until the one before is settled. */
const NAMES = [
  'none',
  'drop-before',
  'drop-after-commit',
  'unauthorized-after-commit',
  'UnauthorizedException after',
  'ThrottlingException before',
  'truncated',
]
const PLAYED = FAULTS.filter(({ name }) => NAMES.includes(name))
const LATENESS = 20_000
const READ_BACK = ['GetSiteTransactionsBySite', 'GetSubscriptionPlansBySiteId', 'GetSiteExtraServicesBySiteId', 'GetUserWalletTransactions']

interface Payment {
  readonly fault: FaultCase
  readonly subject: Subject
  readonly request: MoneyRequest
}

test('payments in the console, whose lists are 20 seconds behind: each is sent once and its outcome known', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const run = await readingRun(platform)
  const sites = await sitesOf(run)
  const payments: Payment[] = []
  for (const operation of MONEY_OPERATIONS) {
    for (const [index, fault] of PLAYED.entries()) {
      if (operation === 'UpdateCPWallet' && fault.name !== 'unauthorized-after-commit') continue
      const site = sites[index]
      if (site === undefined) throw new Error('Too few sites')
      const subject = await prepare(operation, run, site, `${operation} ${randomUUID()}`)
      payments.push({ fault, subject, request: { ...subject.request, key: randomUUID() } })
    }
  }
  expect(payments).toHaveLength(5 * 7 + 1)
  const { page } = await signedInAs('ADMIN')
  // The lists are behind from here on: what was prepared is on them.
  for (const operation of READ_BACK) control.addFault({ operation, fault: 'late-list', milliseconds: LATENESS, times: 100_000 })
  for (const { fault, subject, request } of payments) {
    if (fault.fault !== null) control.addFault({ operation: request.operation, containing: subject.mark, ...fault.fault })
  }

  const requests = payments.map(({ request }) => request)
  const answers = await page.evaluate((each) => Promise.all(each.map((request) => window.bridge.money.send(request))), requests)
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  const open = async (): Promise<readonly MoneyEntry[]> => {
    const listed = await page.evaluate(() => window.bridge.money.list())
    return listed.ok ? listed.value.filter(({ state }) => state === 'sending' || state === 'unknown') : []
  }
  await expect.poll(async () => (await open()).map(({ operation }) => operation), { timeout: 150_000, intervals: [1000] }).toEqual([])

  const listed = await page.evaluate(() => window.bridge.money.list())
  const outcomes = await Promise.all(
    payments.map(async ({ fault, subject, request }) => {
      const entry = listed.ok ? listed.value.find(({ key }) => key === request.key) : undefined
      const sent = control.calls(request.operation).filter(({ variables }) => JSON.stringify(variables).includes(subject.mark)).length
      return { payment: `${request.operation} ${fault.name}`, state: entry?.state, sent, records: await subject.records() }
    }),
  )
  const twice = outcomes.filter(({ sent, records }) => sent > 1 || records > 1).length
  const lost = outcomes.filter(({ state, records }) => (state === 'done') !== (records === 1)).length
  recordFigure('payments-electron', `Payment cells run in Electron: ${payments.length}, sent twice: ${twice}, lost: ${lost}`)
  expect(outcomes).toEqual(
    payments.map(({ fault, request }) => ({
      payment: `${request.operation} ${fault.name}`,
      state: fault.isBooked ? 'done' : 'absent',
      sent: 1,
      records: fault.isBooked ? 1 : 0,
    })),
  )
})
