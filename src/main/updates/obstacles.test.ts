import { expect, test } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { failure, success } from '#shared/result.ts'
import { restartObstacles } from './obstacles.ts'

const NOTHING = { isSending: () => false }
const NO_FILES = { running: () => ({ own: [], ofOthers: 0, uploads: 0 }) }
const NO_OTHERS = { running: async () => [] }
const entry = (state: MoneyEntry['state']) =>
  ({ operation: 'SiteWalletRechargeByAdmin', amount: 50_000, currency: 'INR', domain: 'cafe.example', state }) as MoneyEntry
const paid = (own: readonly MoneyEntry[], ofOthers = 0) => ({ unsettled: async () => success({ own, ofOthers }) })

test('nothing is in the way while nothing runs', async () => {
  expect(await restartObstacles({ money: paid([]), campaigns: NOTHING, bulk: NOTHING, files: NO_FILES, connections: NO_OTHERS })).toEqual([])
})

test('each thing that runs is named; of another user a payment without site and amount, a file without its name', async () => {
  const files = { running: () => ({ own: ['All Sites.csv'], ofOthers: 1, uploads: 1 }) }
  const connections = { running: async () => ['Acme staging'] }
  const sending = { isSending: () => true }
  const money = paid([entry('unknown'), entry('sending')], 1)
  expect(await restartObstacles({ money, campaigns: sending, bulk: sending, files, connections })).toEqual([
    "A recharge of ₹500.00 for cafe.example: we don't know yet whether it went through.",
    'A recharge of ₹500.00 for cafe.example is being sent.',
    'A payment of the user who was signed in before is not settled yet.',
    'The messages of a campaign are being sent.',
    'A bulk change is being sent.',
    '“All Sites.csv” is being downloaded or exported.',
    'A file of the user who was signed in before is being downloaded or exported.',
    'An image is being uploaded.',
    'The connection “Acme staging” is open. Close its window first.',
  ])
})

test('a journal that cannot be read is in the way', async () => {
  const money = { unsettled: async () => failure('storage', 'The record of what was sent before cannot be read.') }
  expect(await restartObstacles({ money, campaigns: NOTHING, bulk: NOTHING, files: NO_FILES, connections: NO_OTHERS })).toEqual([
    'The record of what was sent before cannot be read.',
  ])
})
