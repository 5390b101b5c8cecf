import { expect, test, vi } from 'vitest'
import { serveImages } from './serve-images.ts'

const BASE = 'https://images.example/public'

function server(base: string | null = BASE) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response('pixels', { headers: { 'content-type': 'image/png', 'set-cookie': 'a=b' } }))
  return { fetch, serve: serveImages(async () => base, fetch) }
}

test('a picture below the image base is fetched for the page, without cookies and without a redirect', async () => {
  const { serve, fetch } = server()
  const answer = await serve(new Request('https://images.example/public/site%20logo/aditi.png?v=2'))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('pixels')
  expect([...answer.headers]).toEqual([['content-type', 'image/png']])
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://images.example/public/site%20logo/aditi.png?v=2',
    expect.objectContaining({ redirect: 'error', credentials: 'omit' }),
  )
})

test.each([
  'https://images.example/private/a.png',
  'https://images.example/public',
  'https://images.example/publicity/a.png',
  'https://images.example/public/../private/a.png',
  'https://images.example/public/%2e%2e/private/a.png',
  'https://images.example/public/..%2fprivate/a.png',
  'https://images.example/public/%2e%2e%5cprivate/a.png',
  'https://images.example/public/%E0%A4%A',
  'https://images.example:8443/public/a.png',
  'http://images.example/public/a.png',
  'https://images.example.evil/public/a.png',
  'https://evil.example/public/a.png',
])('%s is not below the image base and is not asked for', async (address) => {
  const { serve, fetch } = server()
  expect((await serve(new Request(address))).status).toBe(403)
  expect(fetch).not.toHaveBeenCalled()
})

test('nothing is fetched but by GET, nor without an image base', async () => {
  const posting = server()
  expect((await posting.serve(new Request(`${BASE}/a.png`, { method: 'POST', body: 'stolen' }))).status).toBe(403)
  expect(posting.fetch).not.toHaveBeenCalled()
  const without = server(null)
  expect((await without.serve(new Request(`${BASE}/a.png`))).status).toBe(403)
  expect(without.fetch).not.toHaveBeenCalled()
})

test('a picture that cannot be had is a network failure to the page', async () => {
  const serve = serveImages(
    async () => BASE,
    async () => Promise.reject(new TypeError('redirect')),
  )
  expect((await serve(new Request(`${BASE}/a.png`))).type).toBe('error')
})
