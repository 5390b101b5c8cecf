import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MoneyMachine, MoneyRun, recharge } from './money-machine.test-support.ts'

// What the rest of the console asks of payments: a window that closes, a restart, an idle lock, a user who is forgotten.

let folder: string
let machine: MoneyMachine
let run: MoneyRun

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'money-'))
  machine = new MoneyMachine(folder)
  run = await MoneyRun.start(machine)
})
afterEach(async () => {
  await run.crash()
  await rm(folder, { recursive: true })
})

const states = async () => {
  const unsettled = await run.service.unsettled()
  return unsettled.ok ? { own: unsettled.value.own.map(({ text, state }) => `${text}: ${state}`), ofOthers: unsettled.value.ofOthers } : unsettled.error
}

test('nothing stands open where nothing was sent, nor after an outcome is known', async () => {
  expect([run.service.isSending(), run.service.hasUnknown()]).toEqual([false, false])
  expect(await states()).toEqual({ own: [], ofOthers: 0 })
  await run.service.send(recharge('first'))
  expect([run.service.isSending(), run.service.hasUnknown()]).toEqual([false, false])
  expect(await states()).toEqual({ own: [], ofOthers: 0 })
})

test('what is being sent stands open until it has an answer; sent() waits for it', async () => {
  machine.fate = 'booked, no answer'
  const held = Promise.withResolvers<void>()
  const execute = machine.execute.bind(machine)
  machine.execute = async (operation, variables) => {
    if (operation === 'SiteWalletRechargeByAdmin') {
      machine.fate = 'booked'
      await held.promise
    }
    return execute(operation, variables)
  }
  const sending = run.service.send(recharge('held'))
  await expect.poll(states).toEqual({ own: ['held: sending'], ofOthers: 0 })
  expect(run.service.isSending()).toBe(true)
  let isSent = false
  const sent = run.service.sent().then(() => (isSent = true))
  await Promise.resolve()
  expect(isSent).toBe(false)
  held.resolve()
  await sending
  await sent
  expect(run.service.isSending()).toBe(false)
})

test('an unknown outcome stands open, for its own user and, as a number, for the next', async () => {
  machine.fate = 'lost on the way'
  machine.execute = ((execute) => async (operation, variables) => {
    const answer = await execute(operation, variables)
    // Readings back fail: the outcome stays unknown.
    return operation === 'SiteWalletRechargeByAdmin' || machine.sent === 0 ? answer : { ok: false, error: { kind: 'unreachable', message: 'Away.' } }
  })(machine.execute.bind(machine))
  await run.service.send(recharge('lost'))
  expect(run.service.hasUnknown()).toBe(true)
  expect(await states()).toEqual({ own: ['lost: unknown'], ofOthers: 0 })

  machine.owner = 'imran'
  expect(run.service.hasUnknown()).toBe(false)
  expect(await states()).toEqual({ own: [], ofOthers: 1 })
  machine.owner = undefined
  expect(run.service.hasUnknown()).toBe(false)
  expect(await states()).toEqual({ own: [], ofOthers: 1 })

  await run.service.forgetOwner('asha')
  expect(await states()).toEqual({ own: [], ofOthers: 0 })
})

test('a journal that cannot be read says so: nothing is known then', async () => {
  await run.crash()
  await writeFile(join(folder, 'money'), 'a file where the folder of the journals belongs')
  run = await MoneyRun.start(machine)
  expect(await states()).toMatchObject({ kind: 'storage' })
  expect(await run.service.list()).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await run.service.check({ key: 'any' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await run.service.dismiss({ key: 'any' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await run.service.send(recharge('first'))).toMatchObject({
    ok: false,
    error: { kind: 'storage', message: expect.stringMatching(/^Nothing was sent\. ./) },
  })
  expect(machine.sent).toBe(0)
})

test('a payment that is not known cannot be checked; one that is settled stays as it is', async () => {
  expect(await run.service.check({ key: 'nothing' })).toEqual({ ok: false, error: { kind: 'not-found', message: 'This is no longer known.' } })
  const sent = await run.service.send(recharge('first'))
  const key = sent.ok ? sent.value.key : ''
  const reads = machine.bookings.length
  expect(await run.service.check({ key })).toEqual(sent)
  expect(machine.bookings).toHaveLength(reads)
  expect(await run.service.dismiss({ key })).toEqual({ ok: true, value: undefined })
  expect(await run.service.dismiss({ key })).toEqual({ ok: true, value: undefined })
})

test('a payment is not sent for nobody', async () => {
  machine.owner = undefined
  expect(await run.service.send(recharge('first'))).toEqual({
    ok: false,
    error: { kind: 'signed-out', message: 'Nothing was sent. Sign in again to go on.' },
  })
  expect(machine.sent).toBe(0)
  expect(await run.service.list()).toEqual({ ok: true, value: [] })
})
