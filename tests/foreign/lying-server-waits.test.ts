import { describe, expect, test } from 'vitest'
import { answer, type Lie, page } from './lying-server/lying-server.ts'
import { play } from './lying-server/play.ts'

// What the table of lies leaves out: how long the console waits, and how much of an answer it takes in.

const READ = { operation: 'GetInternalUserByUserName', data: '{"getInternalUserByUserName":{"id":"u1","username":"asha"}}' }
const MUTATION = { operation: 'CreateInternalUser', data: '{"createInternalUser":{"username":"asha"}}' }
const good: Lie = (response, body) => void response.writeHead(200).end(body)
const busy = (status: number, retryAfter: string, headers: Readonly<Record<string, string>> = {}): Lie =>
  answer(status, '', { 'retry-after': retryAfter, ...headers })

/** Milliseconds between the first request and the second. */
const pause = ([first = 0, second = 0]: readonly number[]): number => second - first

describe('a busy platform', () => {
  test.concurrent.each([429, 502, 503, 504])('%i is asked again after the seconds that it names', async (status) => {
    const { played, requests } = await play({ ...READ, lies: [busy(status, '1'), good] })
    expect(played).toEqual({ kind: 'success', says: '', sent: 2, platform: 'reachable', session: 'open' })
    expect(pause(requests)).toBeGreaterThanOrEqual(995)
  })

  test.concurrent('is asked again at the time that it names, by its own clock', async () => {
    const date = { date: 'Sun, 22 Nov 2020 10:00:00 GMT' }
    const { played, requests } = await play({ ...READ, lies: [busy(429, 'Sun, 22 Nov 2020 10:00:02 GMT', date), good] })
    expect(played.sent).toBe(2)
    expect(pause(requests)).toBeGreaterThanOrEqual(1995)
  })

  test.concurrent('that names a longer wait than the console has is not asked again', async () => {
    const { played } = await play({ ...READ, lies: [busy(429, '16'), good] })
    expect(played).toMatchObject({ kind: 'busy', sent: 1, says: expect.stringContaining('It asks to wait 16 seconds.') })
  })

  test.concurrent('is not waited for any more once the user cancels', async () => {
    const abort = new AbortController()
    const cancelling: Lie = (response, body) => {
      busy(429, '10')(response, body)
      setTimeout(() => abort.abort(), 200)
    }
    const { played } = await play({ ...READ, lies: [cancelling, good], signal: abort.signal })
    expect(played).toMatchObject({ kind: 'cancelled', sent: 1 })
  })

  test.concurrent('a mutation is not sent again, whatever it asks for', async () => {
    const { played, details } = await play({ ...MUTATION, lies: [busy(429, '0'), good] })
    expect(played).toMatchObject({ kind: 'unknown-outcome', sent: 1 })
    expect(details).toEqual({ reason: 'busy', outcome: 'unknown' })
  })
})

describe('an error of 30 MB', () => {
  test('is cut: a line of it goes to the log, 4,000 characters to the details', async () => {
    const text = JSON.stringify({ errors: [{ message: 'NO_'.repeat(10_000_000), errorType: 'ValidationException' }] })
    const { played, details, logged } = await play({ ...READ, lies: [answer(200, text)] })
    expect(played.says).toBe(`${'NO '.repeat(99)}...`)
    expect(details['answer']).toBe(`${'NO '.repeat(1332)}N...`)
    expect(logged).toEqual([`GetInternalUserByUserName: rejected: ${'NO '.repeat(99)}...`])
  })

  test.each([403, 404, 500])('with the status %i is read only as far as it is used', async (status) => {
    let sent = 0
    const endless: Lie = (response) => {
      response.writeHead(status)
      const more = (): void => {
        sent += 64 * 1024
        if (!response.destroyed && sent < 30_000_000) response.write('n'.repeat(64 * 1024), () => setImmediate(more))
      }
      more()
    }
    const { details } = await play({ ...READ, lies: [endless] })
    expect(sent).toBeLessThan(10_000_000)
    expect(details['answer']).toBe(`${'n'.repeat(3997)}...`)
  })
})

test("of a firewall's page the words are in the details, without markup and style", async () => {
  const { details } = await play({ ...READ, lies: [page(403, 'Request rejected. Support ID 17')] })
  expect(details).toEqual({ reason: 'blocked', answer: 'Request rejected. Support ID 17' })
})
