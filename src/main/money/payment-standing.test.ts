import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RunningMachine, recharge } from './money-machine.test-support.ts'

// What the rest of the console asks of payments: a window that closes, a restart, an idle lock, a user who is forgotten.

let on: RunningMachine
beforeEach(async () => {
  on = await RunningMachine.start()
})
afterEach(() => on.remove())

const states = async () => {
  const unsettled = await on.run.service.unsettled()
  return unsettled.ok ? { own: unsettled.value.own.map(({ text, state }) => `${text}: ${state}`), ofOthers: unsettled.value.ofOthers } : unsettled.error
}

test('nothing stands open where nothing was sent, nor after an outcome is known', async () => {
  expect([on.run.service.isSending(), on.run.service.hasUnknown()]).toEqual([false, false])
  expect(await states()).toEqual({ own: [], ofOthers: 0 })
  await on.run.service.send(recharge('first'))
  expect([on.run.service.isSending(), on.run.service.hasUnknown()]).toEqual([false, false])
  expect(await states()).toEqual({ own: [], ofOthers: 0 })
})

test('what is being sent stands open until it has an answer; sent() waits for it', async () => {
  on.machine.fate = 'booked, no answer'
  const held = Promise.withResolvers<void>()
  const execute = on.machine.execute.bind(on.machine)
  on.machine.execute = async (operation, variables) => {
    if (operation === 'SiteWalletRechargeByAdmin') {
      on.machine.fate = 'booked'
      await held.promise
    }
    return execute(operation, variables)
  }
  const sending = on.run.service.send(recharge('held'))
  await expect.poll(states).toEqual({ own: ['held: sending'], ofOthers: 0 })
  expect(on.run.service.isSending()).toBe(true)
  let isSent = false
  const sent = on.run.service.sent().then(() => (isSent = true))
  await Promise.resolve()
  expect(isSent).toBe(false)
  held.resolve()
  await sending
  await sent
  expect(on.run.service.isSending()).toBe(false)
})

test('an unknown outcome stands open, for its own user and, as a number, for the next', async () => {
  on.machine.fate = 'lost on the way'
  on.machine.execute = ((execute) => async (operation, variables) => {
    const answer = await execute(operation, variables)
    // Readings back fail: the outcome stays unknown.
    return operation === 'SiteWalletRechargeByAdmin' || on.machine.sent === 0 ? answer : { ok: false, error: { kind: 'unreachable', message: 'Away.' } }
  })(on.machine.execute.bind(on.machine))
  await on.run.service.send(recharge('lost'))
  expect(on.run.service.hasUnknown()).toBe(true)
  expect(await states()).toEqual({ own: ['lost: unknown'], ofOthers: 0 })

  on.machine.owner = 'imran'
  expect(on.run.service.hasUnknown()).toBe(false)
  expect(await states()).toEqual({ own: [], ofOthers: 1 })
  on.machine.owner = undefined
  expect(on.run.service.hasUnknown()).toBe(false)
  expect(await states()).toEqual({ own: [], ofOthers: 1 })

  await on.run.service.forgetOwner('asha')
  expect(await states()).toEqual({ own: [], ofOthers: 0 })
})

test('a journal that cannot be read says so: nothing is known then', async () => {
  await on.run.crash()
  await writeFile(join(on.machine.folder, 'money'), 'a file where the folder of the journals belongs')
  await on.startAgain()
  expect(await states()).toMatchObject({ kind: 'storage' })
  expect(await on.run.service.list()).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await on.run.service.check({ key: 'any' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await on.run.service.dismiss({ key: 'any' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await on.run.service.send(recharge('first'))).toMatchObject({
    ok: false,
    error: { kind: 'storage', message: expect.stringMatching(/^Nothing was sent\. ./) },
  })
  expect(on.machine.sent).toBe(0)
})

test('a payment that is not known cannot be checked; one that is settled stays as it is', async () => {
  expect(await on.run.service.check({ key: 'nothing' })).toEqual({ ok: false, error: { kind: 'not-found', message: 'This is no longer known.' } })
  const sent = await on.run.service.send(recharge('first'))
  const key = sent.ok ? sent.value.key : ''
  const reads = on.machine.bookings.length
  expect(await on.run.service.check({ key })).toEqual(sent)
  expect(on.machine.bookings).toHaveLength(reads)
  expect(await on.run.service.dismiss({ key })).toEqual({ ok: true, value: undefined })
  expect(await on.run.service.dismiss({ key })).toEqual({ ok: true, value: undefined })
})

test('a payment is not sent for nobody', async () => {
  on.machine.owner = undefined
  expect(await on.run.service.send(recharge('first'))).toEqual({
    ok: false,
    error: { kind: 'signed-out', message: 'Nothing was sent. Sign in again to go on.' },
  })
  expect(on.machine.sent).toBe(0)
  expect(await on.run.service.list()).toEqual({ ok: true, value: [] })
})
