import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { S3ObjectStorage } from './s3-object-storage.ts'

const HOUR = 3_600_000
/** What Amazon S3 tolerates between a signature's time and its own. */
const TOLERANCE = 15 * 60_000

let attempts: { readonly method: string; readonly accepted: boolean }[]
let serverOffset: number
let url: string
let close: () => Promise<void>

beforeEach(async () => {
  attempts = []
  serverOffset = 0
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

afterEach(() => close())

/** A storage and an identity pool whose clock is another: a signature too far from it is refused, as Amazon S3 does. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method = '', headers } = request
  const now = Date.now() + serverOffset
  response.sendDate = false
  response.setHeader('date', new Date(now).toUTCString())
  const target = String(headers['x-amz-target'] ?? '')
  if (target.endsWith('GetId')) return void response.end(JSON.stringify({ IdentityId: 'eu-west-1:1' }))
  if (target.endsWith('GetCredentialsForIdentity')) {
    const Credentials = { AccessKeyId: 'id', SecretKey: 'secret', SessionToken: 'token', Expiration: now / 1000 + 3600 }
    return void response.end(JSON.stringify({ IdentityId: 'eu-west-1:1', Credentials }))
  }
  const accepted = Math.abs(signedAt(String(headers['x-amz-date'])) - now) < TOLERANCE
  attempts.push({ method, accepted })
  request.resume()
  if (accepted) return void response.end(method === 'GET' ? 'content' : undefined)
  response.statusCode = 403
  const refusal = '<?xml version="1.0"?><Error><Code>RequestTimeTooSkewed</Code><Message>The difference is too large.</Message></Error>'
  response.end(method === 'HEAD' ? undefined : refusal)
}

const signedAt = (date: string): number => Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const open = () => {
  const identityPool = { id: 'eu-west-1:0-0', endpoint: url }
  const target = { endpoint: url, region: 'eu-west-1', bucket: 'b', downloadHosts: [], identityPool }
  const about = { target, token: 'token', key: 'k', signal: new AbortController().signal }
  return { storage: new S3ObjectStorage({ issuer: () => 'https://id.example', fetch }), about }
}

test.each([
  ['an hour behind', HOUR],
  ['an hour ahead', -HOUR],
])('a file is read and stored though the clock of this computer is %s', async (_clock, offset) => {
  serverOffset = offset
  const { storage, about } = open()
  const read = await storage.exchange({ ...about, method: 'GET' })
  expect(read.status).toBe(200)
  expect(await read.text()).toBe('content')
  await storage.put({ ...about, bytes: new Uint8Array([1]), contentType: 'text/plain' })
  expect(attempts).toEqual([
    { method: 'GET', accepted: false },
    { method: 'GET', accepted: true },
    { method: 'PUT', accepted: true },
  ])
})

test('what is only asked about, whose refusal says no reason, is asked again by the clock of the answer', async () => {
  serverOffset = HOUR
  const { storage, about } = open()
  expect((await storage.exchange({ ...about, method: 'HEAD' })).status).toBe(200)
  expect(attempts.map(({ accepted }) => accepted)).toEqual([false, true])
})

test('an upload comes first: its refusal corrects the clock for what follows', async () => {
  serverOffset = -HOUR
  const { storage, about } = open()
  await storage.put({ ...about, bytes: new Uint8Array([1]), contentType: 'text/plain' })
  expect((await storage.exchange({ ...about, method: 'GET' })).status).toBe(200)
  expect(attempts).toEqual([
    { method: 'PUT', accepted: false },
    { method: 'PUT', accepted: true },
    { method: 'GET', accepted: true },
  ])
})

test('another refusal is not asked again, and no clock is corrected by it', async () => {
  const { storage, about } = open()
  const asked = vi.fn(async (_input: unknown, init?: RequestInit) => new Response(init?.method, { status: 403, headers: { date: new Date().toUTCString() } }))
  const refusing = new S3ObjectStorage({
    issuer: () => 'https://id.example',
    fetch: (input, init) => (init?.method === 'GET' ? asked(input, init) : fetch(input, init)),
  })
  expect((await refusing.exchange({ ...about, method: 'GET' })).status).toBe(403)
  expect(asked).toHaveBeenCalledTimes(1)
  expect((await storage.exchange({ ...about, method: 'GET' })).status).toBe(200)
})
