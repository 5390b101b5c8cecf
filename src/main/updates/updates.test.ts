import { describe, expect, test } from 'vitest'
import { installedConsole } from './installed-console.test-support.ts'

const PROGRAM = 'the program of version 0.2.0, '.repeat(20_000)
const NEW = { version: '0.2.0', program: PROGRAM } as const

describe('a new version', () => {
  test('is downloaded in the background and installed only when the user asks for it', async () => {
    const { feed, look, states, updates, installed, ended } = await installedConsole()
    feed.publish(NEW)
    expect(await look()).toMatchObject({ state: 'ready', version: '0.2.0', isWithdrawn: false, message: null, received: 600_000, total: 600_000 })
    expect(states()).toEqual(['checking', 'downloading', 'ready'])
    expect(await installed()).toBe('version 0.1.0')
    expect(ended).toEqual([])
    expect(await updates.restart()).toEqual({ ok: true, value: { blockedBy: [] } })
    expect(await installed()).toBe(PROGRAM)
    expect(ended).toEqual(['kept for the next run', 'relaunch the program', 'quit'])
  })

  test('that waits for a restart stays ready while the server is away, and is not downloaded again', async () => {
    const { feed, look } = await installedConsole()
    feed.publish(NEW)
    await look()
    expect(await look()).toMatchObject({ state: 'ready', version: '0.2.0' })
    expect(feed.requests.filter((name) => name.endsWith('.AppImage'))).toHaveLength(1)
    await feed.close()
    expect(await look()).toMatchObject({ state: 'ready', version: '0.2.0' })
  })

  test('that the publisher withdraws is no longer offered', async () => {
    const { feed, look, updates } = await installedConsole()
    feed.publish(NEW)
    await look()
    feed.publish({ version: '0.1.0', program: 'version 0.1.0' })
    expect(await look()).toMatchObject({ state: 'idle', version: null })
    expect(await updates.restart()).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  })

  test('is not installed while something is in the way, which is named', async () => {
    const obstacles = ["A recharge of ₹500.00 for cafe.example: we don't know yet whether it went through."]
    const { feed, look, updates, installed, ended } = await installedConsole({ obstacles })
    feed.publish(NEW)
    await look()
    expect(await updates.restart()).toEqual({ ok: true, value: { blockedBy: obstacles } })
    expect([await installed(), ended]).toEqual(['version 0.1.0', []])
    expect(updates.status().state).toBe('ready')
  })
})

test('nothing is loaded before the updates are looked for', async () => {
  const { load, updates, feed } = await installedConsole()
  expect(updates.status()).toMatchObject({ current: '0.1.0', state: 'idle', checkedAt: null })
  updates.begin()
  expect(load).not.toHaveBeenCalled()
  expect(feed.requests).toEqual([])
})

describe('not newer', () => {
  test.each(['0.1.0', '0.0.9'])('version %s is not downloaded', async (version) => {
    const { feed, look } = await installedConsole()
    feed.publish({ version, program: PROGRAM })
    expect(await look()).toMatchObject({ state: 'idle', version: null, message: null })
    expect(feed.requests).toEqual([expect.stringMatching(/^latest.*\.yml$/)])
  })

  test('an older version is offered where the publisher has withdrawn the running one', async () => {
    const { feed, look } = await installedConsole()
    feed.publish({ version: '0.0.9', program: PROGRAM, more: "withdrawn: ['0.1.0']\n" })
    expect(await look()).toMatchObject({ state: 'ready', version: '0.0.9', isWithdrawn: true })
  })

  test('an older version that takes the place of another one is not', async () => {
    const { feed, look } = await installedConsole()
    feed.publish({ version: '0.0.9', program: PROGRAM, more: "withdrawn: ['0.1.1']\n" })
    expect(await look()).toMatchObject({ state: 'idle', version: null })
  })
})

describe('a roll-out in stages', () => {
  // The last four bytes, as a part of all values, are this installation's place in it: 0x40000000 is 25 %.
  const stagingId = '00000000-0000-4000-8000-000040000000'

  test('of 25 % leaves this installation out, and the server is not told which one it is', async () => {
    const { feed, look } = await installedConsole({ stagingId })
    feed.publish({ ...NEW, more: 'stagingPercentage: 25\n' })
    expect(await look()).toMatchObject({ state: 'idle', version: null })
    expect(feed.headers).toHaveLength(1)
    expect(JSON.stringify(feed.headers)).not.toContain(stagingId)
  })

  test('of 26 % reaches it', async () => {
    const { feed, look } = await installedConsole({ stagingId })
    feed.publish({ ...NEW, more: 'stagingPercentage: 26\n' })
    expect(await look()).toMatchObject({ state: 'ready', version: '0.2.0' })
  })

  test.each([
    [20, 'idle'],
    [21, 'ready'],
  ])('of %i % reaches a computer that the administrator has put at 21 % when it gets there: %s', async (percentage, state) => {
    const { feed, look } = await installedConsole({ policy: { ring: 21 } })
    feed.publish({ ...NEW, more: `stagingPercentage: ${percentage}\n` })
    expect(await look()).toMatchObject({ state })
  })

  test('the ring of the administrator is another file of the feed', async () => {
    const { feed, look } = await installedConsole({ policy: { ring: 'early' } })
    feed.publish(NEW)
    expect(await look()).toMatchObject({ state: 'ready' })
    expect(feed.requests[0]).toMatch(/^early.*\.yml$/)
  })
})

describe('refused', () => {
  test.each(['unsigned', 'foreign-key', 'changed-after-signing', 'other-name'] as const)('metadata that is %s: nothing is downloaded', async (fault) => {
    const { feed, look } = await installedConsole()
    feed.publish({ ...NEW, fault })
    expect(await look()).toMatchObject({
      state: 'failed',
      message: 'The update is not signed by the publisher of this console. It was refused and nothing was downloaded.',
    })
    expect(feed.requests).toHaveLength(1)
  })

  test('another program than the published one is deleted', async () => {
    const { feed, look, installed } = await installedConsole()
    feed.publish({ ...NEW, fault: 'other-program' })
    expect(await look()).toMatchObject({
      state: 'failed',
      message: 'The downloaded file is not the one that was published. It was deleted and nothing was installed.',
    })
    expect(await installed()).toBe('version 0.1.0')
  })
})

describe('the network', () => {
  test.each(['cut', 'stalled'] as const)('a download that is %s fails, and the next try has it', async (fault) => {
    const { feed, look } = await installedConsole({ stalledAfter: 300 })
    feed.publish({ ...NEW, fault })
    expect(await look()).toMatchObject({ state: 'failed', version: '0.2.0', message: 'The download was interrupted. Nothing was installed.' })
    feed.publish(NEW)
    expect(await look()).toMatchObject({ state: 'ready', version: '0.2.0' })
  })

  test('a server that is away, one without a release and one without the file', async () => {
    const { feed, look } = await installedConsole()
    expect(await look()).toMatchObject({ state: 'failed', message: 'The update server has no releases for this system.' })
    feed.publish({ ...NEW, fault: 'missing' })
    expect(await look()).toMatchObject({ state: 'failed', message: 'The update server has no such file. Nothing was installed.' })
    await feed.close()
    expect(await look()).toMatchObject({ state: 'failed', message: 'The update server could not be reached.' })
  })
})

test('an administrator who turned updates off is named, and nothing is asked', async () => {
  const { feed, look } = await installedConsole({ policy: { enabled: false } })
  expect(await look()).toMatchObject({ state: 'off', message: 'Your administrator has turned updates off.' })
  expect(feed.requests).toEqual([])
})
