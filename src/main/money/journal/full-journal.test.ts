import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failure } from '#shared/result.ts'
import { RunningMachine, recharge } from '../money-machine.test-support.ts'

// A page can fill the journal with payments that are refused before they are sent.

let on: RunningMachine
beforeEach(async () => {
  on = await RunningMachine.start()
})
afterEach(() => on.remove())

const long = 'x'.repeat(9900)
const bytesOnDisk = async (): Promise<number> => {
  const folder = join(on.machine.folder, 'money')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sealed'))
  return (await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))).reduce((sum, size) => sum + size, 0)
}

/** Payments that are refused since the list of bookings cannot be read. */
async function refuse(count: number): Promise<void> {
  const execute = on.machine.execute.bind(on.machine)
  on.machine.execute = async () => failure('unreachable', 'The platform cannot be reached.')
  for (let place = 0; place < count; place += 1) {
    expect(await on.run.service.send(recharge(`${long} ${place}`, `site-${place}`))).toMatchObject({ ok: true, value: { state: 'refused' } })
  }
  on.machine.execute = execute
}

test('a journal full of payments that were never sent takes the next one, now and after a start, and keeps one of unknown outcome, which is not sent again', async () => {
  on.machine.fate = 'booked, no answer'
  void on.run.service.send(recharge('Lost', 'site-lost'))
  await expect.poll(() => on.machine.sent).toBe(1)
  on.machine.fate = 'booked'
  await refuse(1000)
  expect(await on.run.list()).toSatisfy((entries: readonly unknown[]) => entries.length > 500 && entries.length < 900)
  expect(await bytesOnDisk()).toBeLessThan(20 * 1024 ** 2)
  expect(await on.run.service.send(recharge('Lost', 'site-lost'))).toMatchObject({ ok: false, error: { kind: 'busy' } })
  expect(await on.run.service.send(recharge('Cheque'))).toMatchObject({ ok: true, value: { state: 'done' } })
  await on.run.crash()
  await on.startAgain()
  expect(await bytesOnDisk()).toBeLessThan(20 * 1024 ** 2)
  await expect.poll(async () => (await on.run.list()).find(({ text }) => text === 'Lost')?.state).toBe('done')
  expect((await on.run.list()).filter(({ text }) => text === 'Cheque')).toMatchObject([{ state: 'done' }])
  expect(await on.run.service.send(recharge('Another one', 'site-2'))).toMatchObject({ ok: true, value: { state: 'done' } })
  expect(['Cheque', 'Another one', 'Lost'].map((note) => on.machine.booked(note))).toEqual([1, 1, 1])
}, 60_000)

test('what was never sent keeps no variables', async () => {
  await refuse(1)
  const before = await bytesOnDisk()
  await refuse(10)
  // Its text is shown to the user; the note in its variables would be as long again.
  expect((await bytesOnDisk()) - before).toBeLessThan(10 * 11_500)
})
