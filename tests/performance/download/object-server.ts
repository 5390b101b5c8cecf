import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { OBJECT_BYTES } from './object.ts'

/**
 * A storage of one object of 1 GB, as a process of its own: `/whole` as fast as it goes, `/gigabit` at the speed of such a line, `/cut` broken off in the
 * middle the first time. Prints its address, then each range it was asked for.
 */

const BLOCK_BYTES = 1 << 20
const GIGABIT = 125_000_000

const block = Buffer.from(Array.from({ length: BLOCK_BYTES }, (_, at) => (at * 31) & 255))
const first = Buffer.from(block)
first.write('%PDF-1.7\n')
const blockAt = (at: number): Buffer => (at < BLOCK_BYTES ? first : block).subarray(at % BLOCK_BYTES)

let sum = 0
for (let at = 0; at < OBJECT_BYTES; at += BLOCK_BYTES) sum = crc32(blockAt(at), sum)
const crc = Buffer.alloc(4)
crc.writeUInt32BE(sum)
// As Amazon keeps what came in parts: the ETag is no digest of the whole, a checksum is.
const HEADERS = { etag: '"9b2cf535f27731c974343645a3985328-128"', 'x-amz-checksum-crc32': crc.toString('base64'), 'x-amz-checksum-type': 'FULL_OBJECT' }

let isCut = false
const server = createServer(({ url, headers }, response) => {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
  console.log(`from ${from}`)
  const rest = { 'content-length': OBJECT_BYTES - from, 'content-range': `bytes ${from}-${OBJECT_BYTES - 1}/${OBJECT_BYTES}` }
  if (from === 0) response.writeHead(200, { ...HEADERS, 'content-length': OBJECT_BYTES })
  else response.writeHead(206, { ...HEADERS, ...rest })
  const end = url === '/cut' && !isCut ? OBJECT_BYTES / 2 : OBJECT_BYTES
  isCut ||= url === '/cut'
  void send(response, from, end, url === '/gigabit' ? GIGABIT : undefined)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))

async function send(response: ServerResponse, from: number, end: number, bytesPerSecond: number | undefined): Promise<void> {
  // Whoever goes away in the middle is no failure of the server.
  await pipeline(pieces(from, end, bytesPerSecond), response, { end: end === OBJECT_BYTES }).catch(() => undefined)
  if (end < OBJECT_BYTES) response.destroy()
}

async function* pieces(from: number, end: number, bytesPerSecond = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  const began = performance.now()
  for (let at = from; at < end; ) {
    const piece = blockAt(at).subarray(0, end - at)
    yield piece
    at += piece.byteLength
    const ahead = ((at - from) / bytesPerSecond) * 1000 - (performance.now() - began)
    if (ahead > 1) await sleep(ahead)
  }
}
