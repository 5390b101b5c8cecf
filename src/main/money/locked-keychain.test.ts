import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MoneyMachine, MoneyRun, recharge } from './money-machine.test-support.ts'

let machine: MoneyMachine
let runs: MoneyRun[]
beforeEach(async () => {
  machine = new MoneyMachine(await mkdtemp(join(tmpdir(), 'locked-')))
  runs = []
})
afterEach(async () => {
  for (const run of runs) await run.end()
  await rm(machine.folder, { recursive: true })
})

const start = async (): Promise<MoneyRun> => {
  const run = await MoneyRun.start(machine)
  runs.push(run)
  return run
}

/** A run that crashed after the platform booked a recharge and before its answer came. */
const crashedWhileSending = async (note: string, siteId?: string): Promise<void> => {
  const run = await start()
  machine.fate = 'booked, no answer'
  const before = machine.sent
  void run.service.send(recharge(note, siteId))
  await vi.waitUntil(() => machine.sent === before + 1)
  await run.crash()
  machine.fate = 'booked'
}

const markers = () => join(machine.folder, 'money', 'markers')
const blocking = async () => (await readdir(markers()).catch(() => [])).filter((name) => name !== 'salt')

describe('the next start with a locked keychain', () => {
  test('a recharge that was being sent in a crash is not sent again: unlocking is asked for', async () => {
    await crashedWhileSending('Cheque')
    machine.isLocked = true
    const run = await start()
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({
      ok: false,
      error: { kind: 'storage', message: expect.stringContaining('Unlock your keychain'), details: { obstacle: 'keychain' } },
    })
    expect(machine.booked('Cheque')).toBe(1)
  })

  test('another site is not blocked', async () => {
    await crashedWhileSending('Cheque')
    machine.isLocked = true
    const run = await start()
    expect(await run.service.send(recharge('Other', 'site-2'))).toMatchObject({ ok: true, value: { state: 'done' } })
  })

  test('unlocked on demand: the journal is read, the recharge found, and both records are kept', async () => {
    await crashedWhileSending('Cheque')
    machine.isLocked = true
    const run = await start()
    await run.service.send(recharge('Other', 'site-2'))
    machine.isLocked = false
    expect(await run.vault.retry()).toEqual({ mode: 'keychain' })
    await vi.waitUntil(async () => (await run.list()).some(({ text, state }) => text === 'Cheque' && state === 'done'))
    await vi.waitUntil(() => run.notified.some(({ text, state }) => text === 'Cheque' && state === 'done'))
    await run.end()
    const next = await start()
    const kept = await next.list()
    expect(Object.fromEntries(kept.map(({ text, state }) => [text, state]))).toEqual({ Cheque: 'done', Other: 'done' })
    for (const { key } of await next.list()) await next.service.dismiss({ key })
    expect(await blocking()).toEqual([])
    expect(machine.booked('Cheque')).toBe(1)
  })

  test('a keychain that stays locked goes on blocking', async () => {
    await crashedWhileSending('Cheque')
    machine.isLocked = true
    const run = await start()
    expect(await run.vault.retry()).toMatchObject({ mode: 'memory-only' })
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(await run.service.release({ operation: 'SiteWalletRechargeByAdmin', siteId: 'site-1' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(machine.booked('Cheque')).toBe(1)
  })
})

describe('a crash without a keychain', () => {
  test('what was being sent blocks the next run until the user has checked the platform', async () => {
    machine.isLocked = true
    await crashedWhileSending('Cheque')
    const run = await start()
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({ ok: false, error: { kind: 'storage', details: { obstacle: 'earlier' } } })
    expect(machine.booked('Cheque')).toBe(1)
    expect(await run.service.release({ operation: 'SiteWalletRechargeByAdmin', siteId: 'site-1' })).toEqual({ ok: true, value: undefined })
    expect(await run.service.send(recharge('Another one'))).toMatchObject({ ok: true, value: { state: 'done' } })
  })

  test('it still blocks once there is a keychain: the journal never knew of it', async () => {
    machine.isLocked = true
    await crashedWhileSending('Cheque')
    machine.isLocked = false
    const run = await start()
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({ ok: false, error: { kind: 'storage', details: { obstacle: 'earlier' } } })
    expect(machine.booked('Cheque')).toBe(1)
  })
})

describe('a damaged journal', () => {
  test.each([
    ['overwritten', (bytes: Buffer) => Buffer.from(`damaged${bytes.length}`)],
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
    ['empty', () => Buffer.alloc(0)],
  ])('%s: what was being sent is not sent again before the user has checked', async (_, damage) => {
    await crashedWhileSending('Cheque')
    const name = (await readdir(join(machine.folder, 'money'))).find((each) => each.endsWith('-log.sealed')) ?? ''
    const path = join(machine.folder, 'money', name)
    await writeFile(path, damage(await readFile(path)))
    const run = await start()
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({ ok: false, error: { kind: 'storage', details: { obstacle: 'earlier' } } })
    expect(machine.booked('Cheque')).toBe(1)
    expect(machine.notices).toMatchObject([{ kind: 'money-journal-dropped' }])
  })
})

describe('a marker', () => {
  test('shows neither site, amount, note nor user, and is gone once the user has seen the outcome', async () => {
    await crashedWhileSending('Cheque')
    const [name = ''] = await blocking()
    const text = await readFile(join(markers(), name), 'utf8')
    expect(JSON.parse(text)).toEqual({
      version: 1,
      what: 'SiteWalletRechargeByAdmin',
      at: expect.any(Number),
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      isRecorded: true,
    })
    expect(`${name} ${text}`).not.toMatch(/site-1|50000|50_000|Cheque|asha|cafe/)
    const run = await start()
    await vi.waitUntil(async () => (await run.list())[0]?.state === 'done')
    expect(await blocking()).toHaveLength(1)
    await run.service.dismiss({ key: (await run.list())[0]?.key ?? '' })
    expect(await blocking()).toEqual([])
  })

  test('that cannot be written: nothing is sent', async () => {
    await mkdir(join(machine.folder, 'money'))
    await writeFile(markers(), 'a file where the folder should be')
    const run = await start()
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({
      ok: true,
      value: { state: 'refused', message: expect.stringContaining('Nothing was sent. It could not be noted') },
    })
    expect(machine.sent).toBe(0)
  })

  test('that is damaged still blocks', async () => {
    await crashedWhileSending('Cheque')
    const [name = ''] = await blocking()
    await writeFile(join(markers(), name), '{')
    machine.isLocked = true
    expect(await (await start()).service.send(recharge('Cheque'))).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(machine.booked('Cheque')).toBe(1)
  })

  test('whose salt is lost blocks every payment', async () => {
    await crashedWhileSending('Cheque')
    await rm(join(markers(), 'salt'))
    machine.isLocked = true
    const run = await start()
    expect(await run.service.send(recharge('Cheque'))).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(await run.service.send(recharge('Other', 'site-2'))).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(machine.sent).toBe(1)
  })

  test('of another user does not block', async () => {
    machine.isLocked = true
    await crashedWhileSending('Cheque')
    machine.owner = 'ravi'
    expect(await (await start()).service.send(recharge('Ravi'))).toMatchObject({ ok: true, value: { state: 'done' } })
  })
})
