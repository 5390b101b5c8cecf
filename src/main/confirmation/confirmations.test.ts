import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { OPERATION_ACCESS } from '../platform/graphql/operation-access.ts'
import { asking } from './asking.test-support.ts'

const LIMITS = { INR: 5_000_000, GBP: 50_000 }

const confirmations = (confirmAbove: Readonly<Record<string, number>> | undefined, answer = true) => asking({ confirmAbove, answer })

function recharge(amount: number, currency: string, key: string = randomUUID()): MoneyRequest {
  return {
    key,
    operation: 'SiteWalletRechargeByAdmin',
    siteId: 'site-1',
    domain: 'aditi.example',
    amount,
    currency,
    text: 'n',
    variables: { siteId: 'site-1', amt: amount, currency, rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n' },
  }
}

const partnerEntry = (amount: number, currency: string, transactionType = 'CREDIT', key: string = randomUUID()): MoneyRequest => ({
  key,
  operation: 'UpdateCPWallet',
  siteId: 'cp-1',
  domain: 'Partner Ltd',
  amount,
  currency,
  text: 'n',
  variables: { input: { siteId: 'partners', userId: 'cp-1', amount, transactionType, paymentState: 'PAID_OFFLINE', paymentMode: 'CASH', note: 'n' } },
})

const planRow = (id: string, amount: number, currency: string, skip: string | null = null) => {
  const to = { planName: 'Growth', amount, currency }
  return { id, domain: `${id}.example`, name: id, from: null, to, skip }
}

const cancelled = { ok: false, error: { kind: 'cancelled' } }

describe('payments', () => {
  test('payments of a bulk change are asked about by what they come to, once; a change that moves no money is not', async () => {
    const { asked, service } = confirmations(LIMITS)
    const rows = [planRow('a', 3_000_000, 'INR'), planRow('b', 2_000_001, 'INR'), planRow('c', 4000, 'GBP'), planRow('d', 9_000_000, 'INR', 'Not applicable')]
    const order = { key: randomUUID(), field: 'subscription' as const, label: 'Subscription: Growth', origin: 'change' as const, rows }
    expect(await service.bulkChange({ ...order, field: 'note' })).toMatchObject({ ok: true })
    expect(await service.bulkChange({ ...order, rows: rows.slice(3) })).toMatchObject({ ok: true })
    expect(asked).toEqual([])
    expect(await service.bulkChange(order)).toMatchObject({ ok: true })
    expect(await service.bulkChange(order)).toMatchObject({ ok: true })
    expect(asked).toEqual([
      {
        message: 'Payments of ₹50,000.01 and £40.00 for 3 sites?',
        detail:
          'Subscription: 3 different values, the first “Growth, ₹30,000.00”. “a.example”, “b.example”, “c.example”. ' +
          'The connection profile asks for a confirmation of payments of this amount. This cannot be undone: the platform gives no money back.',
        confirm: 'Send',
      },
    ])
    const small = confirmations(undefined)
    await small.service.bulkChange({ ...order, rows: [{ ...planRow('site-1', 100, 'INR'), name: 'page says', domain: 'page-says.example' }] })
    expect(small.asked).toEqual([
      {
        message: 'Payments of ₹1.00 for 1 site?',
        detail: 'Subscription: “Growth, ₹1.00”. aditi.example. This cannot be undone: the platform gives no money back.',
        confirm: 'Send',
      },
    ])
    const currencies = ['AED', 'GBP', 'INR', 'USD', 'EUR'].map((currency, place) => planRow(currency, 500 - place * 100, currency))
    await small.service.bulkChange({ ...order, key: randomUUID(), rows: currencies })
    expect(small.asked[1]?.message).toMatch(/^Payments of AED.5\.00 and £4\.00 and ₹3\.00 and sums in 2 more currencies for 5 sites\?$/)
    expect(await confirmations(LIMITS, false).service.bulkChange(order)).toMatchObject(cancelled)
  })

  test('one above the sum of the profile is confirmed by a dialog that names the site, the amount and the currency', async () => {
    const { asked, service } = confirmations(LIMITS)
    expect(await service.payment(recharge(5_000_000, 'INR'))).toMatchObject({ ok: true })
    expect(asked).toEqual([])
    expect(await service.payment(recharge(5_000_001, 'INR'))).toMatchObject({ ok: true })
    expect(asked).toEqual([
      {
        message: 'A recharge of ₹50,000.01 for aditi.example?',
        detail: 'Business: “Aditi Sweets”. Site id: site-1. The connection profile asks for a confirmation of payments of this amount.',
        confirm: 'Send',
      },
    ])
  })

  test('one that is not confirmed is not sent', async () => {
    expect(await confirmations(LIMITS, false).service.payment(recharge(50_001, 'GBP'))).toMatchObject(cancelled)
  })

  test('each currency has its own sum, and one that the profile does not name is always confirmed', async () => {
    const { asked, service } = confirmations(LIMITS)
    await service.payment(recharge(50_001, 'INR'))
    expect(asked).toHaveLength(0)
    await service.payment(recharge(50_001, 'GBP'))
    await service.payment(recharge(1, 'AED'))
    expect(asked).toHaveLength(2)
  })

  test('where the variables do not say the currency, the lowest sum counts', async () => {
    const { asked, service } = confirmations(LIMITS)
    await service.payment(partnerEntry(50_000, 'INR'))
    expect(asked).toHaveLength(0)
    await service.payment(partnerEntry(50_001, 'INR'))
    expect(asked).toHaveLength(1)
  })

  test('the same payment is asked for once, and another one under its key again', async () => {
    const { asked, service } = confirmations(LIMITS)
    const key = randomUUID()
    await service.payment(recharge(6_000_000, 'INR', key))
    await service.payment(recharge(6_000_000, 'INR', key))
    expect(asked).toHaveLength(1)
    await service.payment(recharge(7_000_000, 'INR', key))
    expect(asked).toHaveLength(2)
  })

  test('a currency that is called what every object has is one that the profile does not name', async () => {
    const { asked, service } = confirmations(LIMITS)
    await service.payment(recharge(2_000_000_000, 'toString'))
    await service.payment(recharge(2_000_000_000, 'valueOf'))
    await service.payment(recharge(2_000_000_000, '__proto__'))
    await service.bulkChange({ key: randomUUID(), field: 'subscription', label: 'Growth', origin: 'change', rows: [planRow('a', 2_000_000_000, 'toString')] })
    expect(asked).toHaveLength(4)
  })

  test('an entry in the wallet of a partner says whether it is a credit or a debit, and one confirmed does not stand for the other', async () => {
    const { asked, service } = confirmations(LIMITS)
    const key = randomUUID()
    await service.payment(partnerEntry(6_000_000, 'INR', 'CREDIT', key))
    await service.payment(partnerEntry(6_000_000, 'INR', 'DEBIT', key))
    expect(asked.map(({ message }) => message)).toEqual([
      "A credit to a partner's wallet of ₹60,000.00 for Partner Ltd?",
      "A debit from a partner's wallet of ₹60,000.00 for Partner Ltd?",
    ])
  })

  test('what was confirmed is the whole of it: other variables or other rows under its key are asked about again', async () => {
    const { asked, service } = confirmations(LIMITS)
    const wanted = recharge(6_000_000, 'INR')
    await service.payment(wanted)
    await service.payment({ ...wanted, variables: { ...wanted.variables, note: 'another' } })
    expect(asked).toHaveLength(2)
    const order = { key: randomUUID(), field: 'subscription' as const, label: 'Growth', origin: 'change' as const, rows: [planRow('a', 6_000_000, 'INR')] }
    await service.bulkChange(order)
    await service.bulkChange({ ...order, rows: [planRow('b', 6_000_000, 'INR')] })
    expect(asked).toHaveLength(4)
  })

  test('who signs in next has confirmed nothing: neither what was asked before, nor what is asked at that moment', async () => {
    const { asked, service, user } = confirmations(LIMITS)
    const wanted = recharge(6_000_000, 'INR')
    expect(await service.payment(wanted)).toMatchObject({ ok: true })
    user.name = 'ben'
    expect(await service.payment(wanted)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(2)
    user.nextWhileAsked = 'chitra'
    const left = { ok: false, error: { kind: 'signed-out', message: 'Nothing was sent. You signed out before it was confirmed.' } }
    expect(await service.payment(recharge(6_000_000, 'INR'))).toEqual(left)
    user.nextWhileAsked = 'dev'
    expect(await service.call({ call: 'deleteSite', domain: 'aditi.example' })).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  })

  test('who was forgotten on this computer has confirmed nothing: the journal that knew the key is gone', async () => {
    const { asked, service } = confirmations(LIMITS)
    const wanted = recharge(6_000_000, 'INR')
    await service.payment(wanted)
    await service.forgetOwner()
    await service.payment(wanted)
    expect(asked).toHaveLength(2)
  })

  test('a profile without sums asks for none, one with an empty list for each', async () => {
    const none = confirmations(undefined, false)
    expect(await none.service.payment(recharge(2_000_000_000, 'INR'))).toMatchObject({ ok: true })
    expect(none.asked).toEqual([])
    const { asked, service } = confirmations({})
    await service.payment(recharge(1, 'INR'))
    await service.payment(partnerEntry(1, 'INR'))
    expect(asked).toHaveLength(2)
  })
})

describe('the policy of the computer', () => {
  const limited = (policy: Readonly<Record<string, number>>, confirmAbove?: Readonly<Record<string, number>>) => {
    const { asked, service } = asking({ policy, confirmAbove })
    return { service, asked: () => asked.map(({ detail }) => detail.replace(/^.*Site id: site-1\. /, '')) }
  }

  test('has payments above its sum confirmed where the profile has none', async () => {
    const { asked, service } = limited({ INR: 1000 })
    await service.payment(recharge(1000, 'INR'))
    expect(asked()).toEqual([])
    await service.payment(recharge(1001, 'INR'))
    await service.payment(recharge(1, 'GBP'))
    expect(asked()).toEqual([
      'The policy of this computer asks for a confirmation of payments of this amount.',
      'The policy of this computer asks for a confirmation of payments of this amount.',
    ])
  })

  test('and the profile: the lower sum counts, whichever it is', async () => {
    const lower = limited({ INR: 1000 }, { INR: 2000 })
    await lower.service.payment(recharge(1001, 'INR'))
    expect(lower.asked()).toEqual(['The policy of this computer asks for a confirmation of payments of this amount.'])
    const higher = limited({ INR: 2000 }, { INR: 1000 })
    await higher.service.payment(recharge(1001, 'INR'))
    expect(higher.asked()).toEqual(['The connection profile asks for a confirmation of payments of this amount.'])
  })

  test('an answer that comes while the console is locked confirms nothing', async () => {
    const { service } = asking({ policy: {}, isLocked: true })
    expect(await service.payment(recharge(1, 'INR'))).toEqual({
      ok: false,
      error: { kind: 'signed-out', message: 'Nothing was sent. The console is locked.' },
    })
  })
})

describe('deletions', () => {
  test('a site is deleted or reset only after a dialog that names its domain', async () => {
    const { asked, service } = confirmations(undefined, false)
    expect(await service.call({ call: 'deleteSite', domain: 'aditi.example' })).toMatchObject(cancelled)
    expect(await service.call({ call: 'resetSite', domain: 'aditi.example', siteId: 'site-1' })).toMatchObject(cancelled)
    expect(asked.map(({ message, tick }) => [message, tick])).toEqual([
      ['Sure to delete? The site aditi.example and everything in it.', 'Delete aditi.example and all its data'],
      ['Sure to reset? All data of the site aditi.example.', 'Delete all data of aditi.example'],
    ])
  })

  test.each(Object.keys(OPERATION_ACCESS).filter((name) => /delete|remove/i.test(name)))('%s is confirmed', async (operation) => {
    const { asked, service } = confirmations(undefined, false)
    const named = { siteId: 'site-1', serviceId: 'service-1', planId: 'plan-1', slugName: 'slug', userId: 'cp-1', pageName: 'page' }
    expect(await service.operation(operation, named)).toMatchObject(cancelled)
    expect(asked).toHaveLength(1)
  })

  test('a bulk change that deletes what it once added is confirmed, by how many rows it deletes', async () => {
    const added = { boardingAmount: 100, renewalAmount: 100, currency: 'INR', note: null }
    const row = (id: string, skip: string | null) => ({ id: `cp/${id}`, domain: 'cp', name: id, from: added, to: null, skip })
    const undo = {
      key: randomUUID(),
      field: 'mapping' as const,
      label: 'Undo of: prices',
      origin: 'undo' as const,
      rows: [row('a', null), row('b', null), row('c', 'Gone')],
    }
    const refusing = confirmations(undefined, false)
    expect(await refusing.service.bulkChange(undo)).toMatchObject(cancelled)
    expect(refusing.asked).toEqual([{ message: 'Delete 2 prices of partners?', detail: '“a”, “b”. This cannot be undone.', confirm: 'Delete' }])
  })

  test('what deletes nothing is not asked for', async () => {
    const { asked, service } = confirmations(undefined, false)
    expect(await service.operation('GetSitesAdmin', {})).toMatchObject({ ok: true })
    expect(await service.operation('constructor', {})).toMatchObject({ ok: true })
    expect(asked).toEqual([])
  })

  test('a name cannot add lines to the question or hide its end', async () => {
    const { asked, service } = confirmations(LIMITS)
    await service.call({ call: 'deleteSite', domain: `aditi.example?\n\nThis changes nothing.\u202e\u200b${' '.repeat(500)}${'x'.repeat(500)}` })
    expect(asked[0]?.message).toMatch(/^Sure to delete\? The site aditi\.example\? This changes nothing\. x{1,80}\.\.\. and everything in it\.$/)
  })
})
