import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { failure, success } from '#shared/result.ts'
import { chargeEntries, chargesOf, chargesSchema, NO_CHARGES, oneTimeChargeField, oneTimePriceStep, typedCharge } from './charges.ts'

const row = (typeValue: string, charges: number | null, chargesModel: string | null = null): PriceRow => ({
  id: typeValue,
  domain: 'pos',
  typeValue,
  serviceName: 'POS',
  charges,
  chargesModel,
})

const SERVICE = { slug: 'pos', serviceName: 'POS' }

describe('the charges of a recurring service', () => {
  test('there are three entries, one a model in their order, under the slug of the service [MSVC-023]', () => {
    expect(chargeEntries(SERVICE, { PAY_PER_USE: '1', MONTHLY: '19.99', YEARLY: '199' })).toEqual([
      { domain: 'pos', typeValue: 'PAY_PER_USE', serviceName: 'POS', charges: 100 },
      { domain: 'pos', typeValue: 'MONTHLY', serviceName: 'POS', charges: 1999 },
      { domain: 'pos', typeValue: 'YEARLY', serviceName: 'POS', charges: 19_900 },
    ])
  })

  test('a blank one is sent without an amount, never as NaN', () => {
    for (const entry of chargeEntries(SERVICE, NO_CHARGES)) expect(entry).not.toHaveProperty('charges')
    expect(typedCharge('  ')).toEqual({})
  })

  test('a row that is there keeps its key', () => {
    const [, , yearly] = chargeEntries(SERVICE, { ...NO_CHARGES, YEARLY: '5' }, [row('old-yearly', 1, 'YEARLY')])
    expect(yearly).toEqual({ domain: 'pos', typeValue: 'old-yearly', serviceName: 'POS', charges: 500 })
  })

  test('fields start with what is stored', () => {
    expect(chargesOf([row('MONTHLY', 39_900), row('YEARLY', null)])).toEqual({ PAY_PER_USE: '', MONTHLY: '399.00', YEARLY: '' })
  })

  test.each(['abc', '-1', '1,00', '99999999999'])('%s is refused', (typed) => {
    expect(chargesSchema.safeParse({ ...NO_CHARGES, MONTHLY: typed }).success).toBe(false)
  })
})

test('a one-time charge is required and an amount', () => {
  expect(oneTimeChargeField.safeParse('').error?.issues[0]?.message).toBe('Please enter One Time Charge')
  expect(oneTimeChargeField.safeParse('1e5').success).toBe(false)
  expect(oneTimeChargeField.safeParse('0').success).toBe(true)
})

describe('a price is read back although the platform took it', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const LOGO = { ...row('logo', 250_000), domain: 'extraService', serviceName: 'LOGO' }

  /**
   * Saves a price of 2600.00 in place of 2500.00. `stored`: the rows of the service once it was taken, null where
   * they cannot be read.
   */
  const saving = (stored: () => readonly PriceRow[] | null) => {
    const fake = createFakeBridge()
    fake.answer('platform.execute', () => {
      const rows = stored()
      return rows === null ? failure('unreachable', 'no answer') : success({ data: JSON.stringify({ getSiteConfigServices: rows }), receivedAt: 1 })
    })
    let sent = 0
    const send: Send = async () => {
      sent += 1
      return {} as never
    }
    const step = oneTimePriceStep(fake.bridge, LOGO, { sort: 'one-time-service', id: 'logo', name: 'LOGO' }, '2600')
    const outcome = async (work: Promise<void> | undefined) => {
      const ended = work?.then(() => null, asPlatformFailure)
      await vi.runAllTimersAsync()
      return ended
    }
    return { run: (isRetry: boolean) => outcome(step.run(send, isRetry)), look: () => outcome(step.lookAgain?.()), sent: () => sent }
  }

  test('overwritten, it is saved [MSVC-009]', async () => {
    const { run } = saving(() => [{ ...LOGO, charges: 260_000 }])
    expect(await run(false)).toBeNull()
  })

  test('kept as it was, the failure names the field and both prices, and a retry sends it again [MSVC-016]', async () => {
    const { run, sent } = saving(() => [LOGO])
    expect(await run(false)).toMatchObject({
      message: 'The platform still has ₹2,500.00, not ₹2,600.00: it took the new price and did not overwrite the old one. Nothing you typed is lost.',
      details: { field: 'charge' },
    })
    expect(await run(true)).not.toBeNull()
    expect(sent()).toBe(2)
  })

  test('added beside the old one, it is not added again [MSVC-016]', async () => {
    let stored = [LOGO, { ...LOGO, id: 'new', charges: 260_000 }]
    const { run, sent } = saving(() => stored)
    const message =
      'The platform has ₹2,500.00 and ₹2,600.00 now, not ₹2,600.00 alone: it added the new price beside the old one. Remove the old one on the platform, then retry.'
    expect(await run(false)).toMatchObject({ message })
    expect(await run(true)).toMatchObject({ message })
    stored = stored.slice(1)
    expect(await run(true)).toBeNull()
    expect(sent()).toBe(1)
  })

  test('taken, but not to be read, it is not called saved; a second look finds it', async () => {
    let stored: readonly PriceRow[] | null = null
    const { run, look, sent } = saving(() => stored)
    expect(await run(false)).toMatchObject({ kind: 'unknown-outcome' })
    stored = [{ ...LOGO, charges: 260_000 }]
    expect(await look()).toBeNull()
    expect(sent()).toBe(1)
  })
})
