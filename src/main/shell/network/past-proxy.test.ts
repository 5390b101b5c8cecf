import { describe, expect, test, vi } from 'vitest'
import { requestError } from '../../platform/http/transport-error.ts'
import { fetchPastProxy, sessionPastProxy } from './past-proxy.ts'
import type { Passage } from './proxy-probe.ts'

const ADDRESS = 'https://api.example/graphql'
const OPEN: Passage = { state: 'open', isAnswered: false }
const ANSWERED: Passage = { state: 'open', isAnswered: true }
const ASKED: Passage = { state: 'asked', proxy: { host: 'proxy.example', port: 3128, realm: '' }, isRefused: false }
const TUNNEL = 'net::ERR_TUNNEL_CONNECTION_FAILED'

const loginThat = (passage: Passage, { mayHoldUp = false } = {}) => ({ pass: vi.fn(async () => passage), timesLetThrough: 0, mayHoldUp: () => mayHoldUp })

/** Answers in turn: a status, or a failure by its message. */
const answering = (...answers: (number | string)[]) =>
  vi.fn(async () => {
    const next = answers.shift() ?? 200
    if (typeof next === 'string') throw new Error(next)
    return new Response('{}', { status: next })
  })

describe('a request that may be asked again', () => {
  test.each([407, TUNNEL, 'net::ERR_PROXY_AUTH_UNSUPPORTED'])('held up by %s is repeated once behind the proxy', async (first) => {
    const fetch = answering(first, 200)
    const answer = await fetchPastProxy(loginThat(ANSWERED), 'services', fetch)(ADDRESS, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test.each([407, TUNNEL])('held up by %s without a password fails as not sent', async (first) => {
    const fetch = answering(first)
    const error: unknown = await fetchPastProxy(loginThat(ASKED), 'services', fetch)(ADDRESS).catch((cause: unknown) => cause)
    expect(requestError(error)).toMatchObject({ stage: 'not-sent', message: 'the proxy of this computer asks for a password' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('a tunnel that fails for another reason fails as it did, and is not repeated', async () => {
    const fetch = answering(TUNNEL)
    await expect(fetchPastProxy(loginThat(OPEN), 'services', fetch)(ADDRESS)).rejects.toThrow(TUNNEL)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('an answer 407 that no proxy stands behind is handed on', async () => {
    expect((await fetchPastProxy(loginThat(OPEN), 'services', answering(407))(ADDRESS)).status).toBe(407)
  })

  test('a body that is read once is not sent again', async () => {
    const fetch = answering(TUNNEL)
    const body = new ReadableStream()
    await expect(fetchPastProxy(loginThat(ANSWERED), 'services', fetch)(ADDRESS, { method: 'PUT', body })).rejects.toThrow(TUNNEL)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('other failures and answers are not looked into', async () => {
    const login = loginThat(ANSWERED)
    await expect(fetchPastProxy(login, 'services', answering('net::ERR_CONNECTION_REFUSED'))(ADDRESS)).rejects.toThrow('REFUSED')
    expect((await fetchPastProxy(login, 'services', answering(401))(ADDRESS)).status).toBe(401)
    expect(login.pass).not.toHaveBeenCalled()
  })

  test('given up while the proxy is asked ends at once', async () => {
    const login = { pass: () => new Promise<never>(() => undefined), timesLetThrough: 0 }
    const controller = new AbortController()
    const answer = fetchPastProxy(login, 'services', answering(407))(ADDRESS, { signal: controller.signal })
    setTimeout(() => controller.abort(), 0)
    await expect(answer).rejects.toThrow('aborted')
  })
})

describe('a mutation', () => {
  const sent = (login: ReturnType<typeof loginThat>, ...answers: (number | string)[]) => {
    const closeAllConnections = vi.fn(async () => undefined)
    const fetch = answering(...answers)
    return {
      closeAllConnections,
      fetch,
      send: () => sessionPastProxy(login, 'mutation-0', { fetch, closeAllConnections }).fetch(ADDRESS, { method: 'POST', body: '{}' }),
    }
  }

  test('is not sent while the proxy wants a password: certainly nothing of it went out', async () => {
    const { send, fetch } = sent(loginThat(ASKED, { mayHoldUp: true }))
    expect(requestError(await send().catch((cause: unknown) => cause))).toMatchObject({ stage: 'not-sent' })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('gets past the proxy before it is sent, and then on a new connection', async () => {
    const { send, fetch, closeAllConnections } = sent(loginThat(ANSWERED, { mayHoldUp: true }))
    expect((await send()).status).toBe(200)
    expect(closeAllConnections.mock.invocationCallOrder[0]).toBeLessThan(fetch.mock.invocationCallOrder[0] ?? 0)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each([407, TUNNEL])('that ends in %s is never sent again, and the user is asked', async (first) => {
    const login = loginThat(ANSWERED)
    const { send, fetch } = sent(login, first)
    await send().catch(() => undefined)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(login.pass).toHaveBeenCalledTimes(1)
  })

  test('whose answer 407 breaks off because there is no tunnel was certainly not sent', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error(TUNNEL)) })
    const session = { fetch: async () => new Response(body, { status: 407 }), closeAllConnections: async () => undefined }
    const answer = sessionPastProxy(loginThat(ASKED), 'mutation-0', session).fetch(ADDRESS, { method: 'POST', body: '{}' })
    const error = requestError(await answer.catch((cause: unknown) => cause))
    expect(error).toMatchObject({ stage: 'not-sent', message: 'the proxy of this computer asks for a password' })
  })

  test('an answer 407 is handed on: a platform may give it after it did what was asked', async () => {
    expect((await sent(loginThat(ASKED), 407).send()).status).toBe(407)
  })

  test('given up while the proxy is asked is not sent', async () => {
    const fetch = answering()
    const controller = new AbortController()
    const login = {
      pass: async () => {
        controller.abort()
        return ANSWERED
      },
      mayHoldUp: () => true,
    }
    const session = sessionPastProxy(login, 'mutation-0', { fetch, closeAllConnections: async () => undefined })
    await expect(session.fetch(ADDRESS, { method: 'POST', body: '{}', signal: controller.signal })).rejects.toThrow('aborted')
    expect(fetch).not.toHaveBeenCalled()
  })
})
