import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { failure } from '#shared/result.ts'
import { answered, Computer, FakeSites, lost } from './bulk-world.test-support.ts'

/** Users of a platform by their user name, and every message that it was sent. */
class FakeUsers extends FakeSites {
  readonly users = new Map([
    ['ravi', { mobile: '98000 00001', enabled: true, currency: 'INR', name: 'Ravi Kumar', companyName: null }],
    ['asha', { mobile: '7700900123', enabled: true, currency: 'GBP' }],
    ['meera', { mobile: '98000 00003', enabled: false, currency: null }],
    ['kiran', { mobile: null, enabled: true, currency: null }],
    ['noor', { mobile: '501234567', enabled: true, currency: 'AED' }],
  ])
  readonly messages: unknown[] = []
  send: () => ReturnType<FakeSites['execute']> = async () => answered({ sendWhatsApp: true })

  override async execute(operation: string, variables: Readonly<Record<string, unknown>>): ReturnType<FakeSites['execute']> {
    if (operation === 'SendWhatsApp') {
      this.messages.push(variables)
      return this.send()
    }
    const username = String(variables['userName'])
    const user = this.users.get(username)
    return answered({ getInternalUserByUserName: user === undefined ? null : { username, ...user } })
  }
}

const NUMBERS = { ravi: '+919800000001', asha: '+447700900123', meera: '+919800000003', kiran: '+919800000004', noor: '+91501234567' } as const
const messageTo = (...names: readonly (keyof typeof NUMBERS)[]): BulkOrder => ({
  key: randomUUID(),
  field: 'message',
  label: 'WhatsApp message: Closed on Friday',
  origin: 'change',
  rows: names.map((id) => ({ id, domain: id, name: id, from: null, to: { toNumber: NUMBERS[id], text: 'Closed on Friday' }, skip: null })),
})

let users: FakeUsers
let computer: Computer

beforeEach(async () => {
  users = new FakeUsers(0)
  computer = new Computer(users)
  await computer.open()
})
afterEach(() => computer.close())

const outcomesOf = async (order: BulkOrder) => {
  const bulk = await computer.start()
  await bulk.start(order)
  await bulk.settled()
  const rows = await bulk.rows({ key: order.key })
  return rows.ok ? rows.value.map(({ outcome, message }) => [outcome, message]) : rows
}

test('each user gets the message once, at the number of its country; who is inactive, or has no number or no known prefix, gets none', async () => {
  expect(await outcomesOf(messageTo('ravi', 'asha', 'meera', 'kiran', 'noor'))).toEqual([
    ['done', null],
    ['done', null],
    ['skipped', 'Not applicable: the account is inactive.'],
    ['skipped', 'Not applicable: there is no phone number that a message could go to.'],
    ['skipped', 'Not applicable: its number has no country prefix, and the currency does not tell it.'],
  ])
  expect(users.messages).toEqual([
    { type: 'TEXT', toNumber: '+919800000001', content: 'Closed on Friday', imageLink: null },
    { type: 'TEXT', toNumber: '+447700900123', content: 'Closed on Friday', imageLink: null },
  ])
})

test('a prefix is never put before a number that has one, and what is no possible number is a problem of its row', async () => {
  users.users.set('ravi', { mobile: '0091 98765 43210', enabled: true, currency: 'INR' })
  users.users.set('asha', { mobile: '07911 123456', enabled: true, currency: 'GBP' })
  users.users.set('kiran', { mobile: '98765', enabled: true, currency: 'INR' })
  const bulk = await computer.start()
  const rows = ['ravi', 'asha', 'kiran'].map((id) => ({ id, domain: id, to: { text: 'Closed' } }))
  expect(await bulk.current({ field: 'message', isFirst: true, rows })).toEqual({
    ok: true,
    value: [
      { value: null, to: { toNumber: '+919876543210', text: 'Closed' } },
      { value: null, to: { toNumber: '+447911123456', text: 'Closed' } },
      { inapplicable: 'there is no phone number that a message could go to.' },
    ],
  })
})

const saying = (order: BulkOrder, content: { readonly text: string; readonly imageLink?: string }): BulkOrder => ({
  ...order,
  rows: order.rows.map((one) => ({ ...one, to: { toNumber: NUMBERS[one.id as keyof typeof NUMBERS], ...content } })),
})

test('a message with an image is sent as one', async () => {
  const imageLink = 'https://images.example/templates/diwali.webp'
  expect(await outcomesOf(saying(messageTo('ravi'), { text: 'Happy Diwali', imageLink }))).toEqual([['done', null]])
  expect(users.messages).toEqual([{ type: 'MEDIA', toNumber: '+919800000001', content: 'Happy Diwali', imageLink }])
})

test('the names of the recipient are filled in; a message that names what the account does not have is not sent', async () => {
  const bulk = await computer.start()
  const [ravi, asha] = await Promise.all(
    ['ravi', 'asha'].map((id) => bulk.current({ field: 'message', isFirst: false, rows: [{ id, domain: id, to: { text: 'Dear _custName_ (_user_name_)' } }] })),
  )
  expect(ravi).toMatchObject({ ok: true, value: [{ to: { toNumber: '+919800000001', text: 'Dear Ravi Kumar (ravi)' } }] })
  expect(asha).toMatchObject({ ok: true, value: [{ inapplicable: 'the message needs Customer Name, which is not known of this account.' }] })
  const plan = await bulk.current({
    field: 'message',
    isFirst: false,
    rows: [{ id: 'ravi', domain: 'ravi', to: { text: 'Your _sitePlan_ and _Balance_Amount_' } }],
  })
  expect(plan).toMatchObject({ value: [{ inapplicable: 'the message needs Site Plan and Balance Amount, which is not known of this account.' }] })
})

test('a number that changed since the dry run is not written to', async () => {
  users.users.set('ravi', { mobile: '98000 00009', enabled: true, currency: 'INR' })
  expect(await outcomesOf(messageTo('ravi'))).toEqual([
    ['skipped', 'Changed since the dry run: it would be Number: +919800000009, Message: Closed on Friday now.'],
  ])
  expect(users.messages).toEqual([])
})

test('a message without an answer stays unknown and is sent once', async () => {
  users.send = async () => lost
  expect(await outcomesOf(messageTo('ravi'))).toEqual([['unknown', 'No answer came. It may have been sent, and is not sent again.']])
  expect(users.messages).toHaveLength(1)
})

test('a refusal that may have come after the sending is unknown too, with its reason', async () => {
  users.send = async () => failure('rejected', 'PROVIDER IS BUSY', { code: 'ValidationException' })
  expect(await outcomesOf(messageTo('ravi'))).toEqual([['unknown', 'PROVIDER IS BUSY. It may have been sent, and is not sent again.']])
})

test('a console that was killed while a message was on its way does not send it again', async () => {
  const order = messageTo('ravi', 'asha')
  users.send = () => new Promise(() => undefined)
  const first = await computer.start()
  await first.start(order)
  await expect.poll(() => users.messages).toHaveLength(2)
  users.send = async () => answered({ sendWhatsApp: true })
  const second = await computer.start()
  computer.signIn('asha')
  await expect.poll(async () => (await second.list()).ok).toBe(true)
  await second.settled()
  const rows = await second.rows({ key: order.key })
  expect(rows.ok && rows.value.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown'])
  expect(users.messages).toHaveLength(2)
})

test('a page that sends two messages to one number is refused', async () => {
  const bulk = await computer.start()
  const [row] = messageTo('ravi').rows
  const order = { ...messageTo('ravi'), rows: [row, { ...row, id: 'asha' }] } as BulkOrder
  expect(await bulk.start(order)).toMatchObject({ ok: false, error: { message: 'Nothing was sent. Two rows have the same number.' } })
})

test('where what was sent can no longer be read whole, nothing is sent again, in that run and the next', async () => {
  const order = messageTo('ravi', 'asha')
  const first = await computer.start()
  users.send = async () => (users.messages.length === 1 ? answered({ sendWhatsApp: true }) : new Promise<never>(() => undefined))
  await first.start(order)
  await expect.poll(() => users.messages).toHaveLength(2)
  await expect.poll(() => first.list()).toMatchObject({ value: [{ counts: { done: 1, sending: 1 } }] })
  const folder = join(computer.folder, 'bulk')
  const log = join(folder, (await readdir(folder)).find((name) => name.endsWith('-log.sealed')) ?? '')
  const bytes = await readFile(log)
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20)
  await writeFile(log, bytes)

  users.send = async () => answered({ sendWhatsApp: true })
  const second = await computer.start()
  computer.signIn('asha')
  await expect.poll(() => second.list()).toMatchObject({ value: [{ state: 'done', counts: { unknown: 2 } }] })
  const third = await computer.start()
  computer.signIn('asha')
  const message = 'Part of the record of this change was damaged. It may have been sent, and is not sent again.'
  expect(await third.rows(order)).toMatchObject({
    value: [
      { outcome: 'unknown', message },
      { outcome: 'unknown', message },
    ],
  })
  expect(users.messages).toHaveLength(2)
})
