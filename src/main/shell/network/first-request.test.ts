import { expect, test, vi } from 'vitest'
import { fetchBehindProxy } from './first-request.ts'

test('the first request waits until the session has its proxy, and later ones do not', async () => {
  const proxy = Promise.withResolvers<string>()
  const session = { fetch: vi.fn(async () => new Response('{}')), resolveProxy: vi.fn(() => proxy.promise) }
  const fetch = fetchBehindProxy(() => session)
  const first = fetch('https://api.example/graphql', { method: 'POST' })
  await new Promise(setImmediate)
  expect(session.fetch).not.toHaveBeenCalled()
  proxy.resolve('PROXY proxy.example:3128')
  await first
  expect(session.fetch).toHaveBeenCalledWith('https://api.example/graphql', { method: 'POST' })
  await fetch('https://api.example/other')
  expect(session.resolveProxy).toHaveBeenCalledTimes(1)
})

test('a session that cannot say its proxy is asked all the same', async () => {
  const session = { fetch: vi.fn(async () => new Response('{}')), resolveProxy: () => Promise.reject(new Error('net::ERR_FAILED')) }
  await expect(fetchBehindProxy(() => session)('https://api.example/')).resolves.toMatchObject({ status: 200 })
})
