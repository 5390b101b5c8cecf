import { expect, test } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { UNDECIDED_PAYMENT } from '#shared/domain/payment.ts'
import { success } from '#shared/result.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { PaymentService } from './payment-service.ts'
import { moneyHandlers } from './sending-services.ts'

const OF_BULK_CHANGE = '3f2504e0-4f89-8d3a-9a0c-0305e82c3301'
const BY_HAND = '3f2504e0-4f89-4d3a-9a0c-0305e82c3301'

const asked: string[] = []
let entries: readonly object[] = [{ key: OF_BULK_CHANGE }, { key: BY_HAND }]
const service = {
  send: async ({ key }: { key: string }) => success(void asked.push(`send ${key}`)),
  check: async ({ key }: { key: string }) => success(void asked.push(`check ${key}`)),
  dismiss: async ({ key }: { key: string }) => success(void asked.push(`dismiss ${key}`)),
  list: async () => success(entries as unknown as readonly MoneyEntry[]),
} as unknown as PaymentService
const handlers = moneyHandlers(service, { payment: async () => success(undefined) } as unknown as Confirmations, new Map())

test('a page neither sends, looks up nor dismisses a payment of a bulk change, and does not hear of it', async () => {
  const refused = { ok: false, error: { kind: 'invalid-arguments', message: 'This payment is one of a bulk change.' } }
  expect(await handlers['money.send']({ key: OF_BULK_CHANGE } as never)).toEqual(refused)
  expect(await handlers['money.check']({ key: OF_BULK_CHANGE })).toEqual(refused)
  expect(await handlers['money.dismiss']({ key: OF_BULK_CHANGE })).toEqual(refused)
  expect(asked).toEqual([])
  expect(await handlers['money.list'](undefined)).toEqual({ ok: true, value: [{ key: BY_HAND }] })
  await handlers['money.dismiss']({ key: BY_HAND })
  expect(asked).toEqual([`dismiss ${BY_HAND}`])
})

test('a page is shown a payment of a bulk change that the user has to decide', async () => {
  const undecided = { key: OF_BULK_CHANGE, state: 'unknown', message: UNDECIDED_PAYMENT }
  entries = [undecided, { ...undecided, message: null }, { ...undecided, state: 'absent' }]
  expect(await handlers['money.list'](undefined)).toEqual({ ok: true, value: [undecided] })
})
