import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileInside, serveContent } from './serve-content.ts'

let parent: string
let folder: string
let imageBase: string | null = null

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'content-'))
  folder = join(parent, 'renderer')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(parent, 'renderer-evil'))
  await writeFile(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root">')
  await writeFile(join(folder, 'assets', 'index-1a2b.js'), 'console')
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(parent, 'renderer-evil', 'secret.txt'), 'secret')
})

afterAll(async () => rm(parent, { recursive: true }))

const get = (address: string, init?: RequestInit) => serveContent({ folder, imageBase: async () => imageBase })(new Request(address, init))

test('serves a built file with its type and forbids sniffing', async () => {
  const answer = await get('app://console/assets/index-1a2b.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toBe('console')
})

test('a worker has no way out and compiles nothing: its script brings a policy of its own', async () => {
  const policy = (await get('app://console/assets/index-1a2b.js')).headers.get('content-security-policy')
  expect(policy).toBe("default-src 'none'; script-src 'self'")
})

test.each(['/', '/site/list?status=active', '/site/edit/shop.example.com', '/index.html'])('serves the document for %s', async (path) => {
  const answer = await get(`app://console${path}`)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('<div id="root">')
})

test('gives every document its own nonce, in the policy and in the markup', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await get('app://console/')
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
      expect(await answer.text()).toContain(`nonce="${nonce}"`)
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
  expect(nonces[0]).toHaveLength(24)
})

test('allows nothing but its own files and the pictures of the profile', async () => {
  imageBase = 'https://images.example/public/'
  const policy = (await get('app://console/')).headers.get('content-security-policy')?.replace(/nonce-[^']+/, 'nonce-N')
  imageBase = null
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-N'; img-src 'self' data: blob: https://images.example/public/; font-src 'self' data:; " +
      "worker-src 'self'; connect-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; " +
      "sandbox allow-scripts allow-same-origin allow-forms allow-downloads; require-trusted-types-for 'script'; trusted-types default",
  )
})

test.each([
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2frenderer-evil%2fsecret.txt',
  '/assets/missing.js',
  '/a%00b',
  '/%E0%A4%A',
])('finds nothing at %s', async (path) => {
  const answer = await get(`app://console${path}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('secret')
})

test('answers only for its own host and only to GET', async () => {
  expect((await get('app://other/index.html')).status).toBe(404)
  expect((await get('app://console/', { method: 'POST', body: 'x' })).status).toBe(405)
})

test('offers the way back from a window that keeps crashing, inside the console only', async () => {
  const page = async (to: string) => (await get(`app://console/-/stopped?return=${encodeURIComponent(to)}`)).text()
  expect(await page('/site/list?q="><script>&page=2')).toContain('href="/site/list?q=&quot;>&lt;script>&amp;page=2"')
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(await page(elsewhere)).not.toContain(elsewhere)
  }
})

test('a folder whose name begins like the served one is not inside it', () => {
  expect(fileInside('/srv/app', '/../app-evil/x')).toBe(null)
  expect(fileInside('/srv/app', '/..x')).toBe('/srv/app/..x')
})
