import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openUpdates, updatesHandlers } from './open-updates.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-updates-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** A run of the console of a version, from its sources. */
function run(version: string) {
  const announced: string[] = []
  const updates = openUpdates({
    userData: folder,
    version,
    program: { isPackaged: false, folder, resources: folder },
    testFolder: undefined,
    policy: () => ({ enabled: true }),
    obstacles: async () => [],
    fetch,
    quit: () => undefined,
    onQuit: () => undefined,
    relaunch: () => undefined,
    emit: () => undefined,
    announce: ({ kind, message }) => announced.push(`${kind}: ${message}`),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  onTestFinished(() => updates.close())
  return { updates, announced }
}

test('a new version is announced once, and not on a first start', () => {
  expect(run('0.1.0').announced).toEqual([])
  expect(run('0.1.0').announced).toEqual([])
  expect(run('0.2.0').announced).toEqual(['updated: The console was changed from version 0.1.0 to 0.2.0.'])
  expect(run('0.2.0').announced).toEqual([])
  expect(run('0.1.0').announced).toEqual(['updated: The console was changed from version 0.2.0 to 0.1.0.'])
})

test('only the run after a restart for an update returns to its screen', async () => {
  await writeFile(join(folder, 'updates.json'), JSON.stringify({ version: '0.1.0', isRestarting: true }))
  expect(run('0.2.0').updates.status().isResumed).toBe(true)
  expect(run('0.2.0').updates.status().isResumed).toBe(false)
})

test('a damaged file announces no version', async () => {
  await writeFile(join(folder, 'updates.json'), '{"version": 7')
  expect(run('0.2.0').announced).toEqual([expect.stringMatching(/^file-damaged: /)])
})

test('a console from its sources has no updates, and says why', async () => {
  const { updates } = run('0.1.0')
  await updates.check()
  await updates.settled()
  expect(updates.status()).toMatchObject({ state: 'off', message: 'This console was started from its sources: it is not updated.' })
  expect(await updates.restart()).toMatchObject({ ok: false, error: { kind: 'not-found' } })
})

test('the page that asks for the status has its first screen: updates are looked for ten seconds later, and every four hours', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { updates } = run('0.1.0')
  const check = vi.spyOn(updates, 'check')
  const handlers = updatesHandlers(updates, '0.1.0')
  await handlers['updates.status'](undefined)
  await handlers['updates.status'](undefined)
  vi.advanceTimersByTime(9_999)
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4 * 3600 * 1000)
  expect(check).toHaveBeenCalledTimes(2)
})
