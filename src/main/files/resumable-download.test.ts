import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FileError } from './file-error.ts'
import { cutAfter, etagOf, serveObject, status } from './object-server.test-support.ts'
import { PartFile } from './part-file.ts'
import { ResumableDownload } from './resumable-download.ts'

const first = randomBytes(1_000_000)
const second = randomBytes(1_000_000)
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let folder: string
let server: Awaited<ReturnType<typeof serveObject>>
let pauses: number[]
let progress: (readonly [number, number])[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resumable-'))
  server = await serveObject({ bytes: first })
  pauses = []
  progress = []
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

interface Setting {
  readonly signal?: AbortSignal
  readonly checkHead?: (head: Uint8Array) => void
  readonly timeout?: number
}

/** Downloads to `object.bin`, without the pauses between tries. */
async function download({ signal = new AbortController().signal, checkHead = () => undefined, timeout = 10_000 }: Setting = {}) {
  const part = await PartFile.create(folder, 'object.bin')
  try {
    const content = await new ResumableDownload({
      ask: ({ from, etag }, stop) =>
        fetch(server.url, {
          headers: { ...(from === 0 ? {} : { range: `bytes=${from}-` }), ...(etag === null ? {} : { 'if-match': etag }) },
          signal: stop,
        }),
      part,
      signal,
      checkHead,
      timeout,
      onProgress: (received, total) => progress.push([received, total]),
      pause: async (milliseconds) => pauses.push(milliseconds),
    }).run()
    return { ...content, name: (await part.finish()).name }
  } catch (cause) {
    await part.discard()
    throw cause
  }
}
const written = () => readFile(join(folder, 'object.bin'))

test('fetches an object whole and tells how far it is', async () => {
  expect(await download()).toEqual({ name: 'object.bin', bytes: first.byteLength, sha256: sha256(first), etag: etagOf(first) })
  expect((await written()).equals(first)).toBe(true)
  expect(progress.at(-1)).toEqual([first.byteLength, first.byteLength])
  expect(server.requests).toHaveLength(1)
})

describe('a connection that breaks', () => {
  test('goes on where it stopped, several times, and only of the same object', async () => {
    server.mishaps.push(cutAfter(200_000), cutAfter(400_000))
    expect((await download()).sha256).toBe(sha256(first))
    expect((await written()).equals(first)).toBe(true)
    expect(server.requests[0]).toEqual({ range: undefined, ifMatch: undefined })
    for (const { range, ifMatch } of server.requests.slice(1)) {
      expect(Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1])).toBeGreaterThan(0)
      expect(ifMatch).toBe(etagOf(first))
    }
    expect(progress.map(([received]) => received)).toEqual(progress.map(([received]) => received).toSorted((one, other) => one - other))
  })

  test('an object that was replaced in the meantime is fetched from its beginning: never a mix', async () => {
    server.mishaps.push(cutAfter(600_000), (_request, _response, answer) => {
      server.replace({ bytes: second })
      answer()
    })
    expect((await download()).sha256).toBe(sha256(second))
    expect((await written()).equals(second)).toBe(true)
  })

  test('a storage that ignores the condition is caught by the ETag of its answer', async () => {
    server.mishaps.push(cutAfter(600_000), (request, _response, answer) => {
      delete request.headers['if-match']
      server.replace({ bytes: second })
      answer()
    })
    await download()
    expect((await written()).equals(second)).toBe(true)
  })

  test('a storage that knows no ranges sends it again from the beginning', async () => {
    server.mishaps.push(cutAfter(600_000), (request, _response, answer) => {
      delete request.headers.range
      answer()
    })
    await download()
    expect((await written()).equals(first)).toBe(true)
  })

  test('without an ETag nothing is put together from two answers', async () => {
    server.replace({ bytes: first, headers: { etag: 'W/"weak"' } })
    server.mishaps.push(cutAfter(600_000))
    await download()
    expect(server.requests.map(({ range }) => range)).toEqual([undefined, undefined])
    expect((await written()).equals(first)).toBe(true)
  })

  test('that never comes back ends it, after pauses that grow', async () => {
    server.mishaps.push(...Array.from({ length: 20 }, () => status(503)))
    await expect(download()).rejects.toThrow('The storage answered 503 again and again. Try again later.')
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000])
    expect(await readdir(folder)).toEqual([])
  })

  test('that falls silent is given up and tried again', async () => {
    server.mishaps.push((_request, response) => {
      response.writeHead(200, { 'content-length': first.byteLength, etag: etagOf(first) })
      response.write(first.subarray(0, 1000))
    })
    await download({ timeout: 200 })
    expect((await written()).equals(first)).toBe(true)
  })
})

describe('what is checked', () => {
  test('bytes that are not those of the ETag are fetched again, and refused in the end', async () => {
    server.replace({ bytes: first, headers: { etag: etagOf(second) } })
    await expect(download()).rejects.toThrow('arrived damaged')
    expect(server.requests).toHaveLength(3)
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['crc32', Buffer.from(crc32(first).toString(16).padStart(8, '0'), 'hex')],
    ['sha256', createHash('sha256').update(first).digest()],
    ['sha1', createHash('sha1').update(first).digest()],
  ])('the checksum %s', async (algorithm, digest) => {
    const header = `x-amz-checksum-${algorithm}`
    // An ETag of parts says nothing of the bytes.
    const etag = `${etagOf(second).slice(0, -1)}-2"`
    server.replace({ bytes: first, headers: { etag, [header]: digest.toString('base64') } })
    expect(await download()).toMatchObject({ sha256: sha256(first), etag })
    server.replace({ bytes: second, headers: { etag, [header]: digest.toString('base64') } })
    await expect(download()).rejects.toThrow('arrived damaged')
  })

  test('the ETag of what is encrypted by a key is no digest', async () => {
    server.replace({ bytes: first, headers: { etag: etagOf(second), 'x-amz-server-side-encryption': 'aws:kms' } })
    expect((await download()).sha256).toBe(sha256(first))
  })

  test('an answer without a length is refused: nobody could tell whether it is whole', async () => {
    server.mishaps.push((_request, response) => {
      response.writeHead(200, { etag: etagOf(first) })
      response.write(first)
      response.end()
    })
    await expect(download()).rejects.toThrow('does not say how long the file is')
  })

  test('the first bytes, before the rest is fetched', async () => {
    const checkHead = (head: Uint8Array): void => {
      expect(head.byteLength).toBeGreaterThanOrEqual(8)
      throw new FileError('Not such a file.')
    }
    await expect(download({ checkHead })).rejects.toThrow('Not such a file.')
    expect(progress).toEqual([])
    server.replace({ bytes: Buffer.alloc(0) })
    await expect(
      download({
        checkHead: () => {
          throw new FileError('Nothing.')
        },
      }),
    ).rejects.toThrow('Nothing.')
  })

  test.each([
    [404, 'The file no longer exists in storage.'],
    [403, 'The storage does not let you read this file.'],
    [400, 'The storage answered 400.'],
  ])('%i ends it at once', async (code, message) => {
    server.mishaps.push(status(code))
    await expect(download()).rejects.toThrow(message)
    expect(server.requests).toHaveLength(1)
  })
})

test('the user ends it while it waits for the next try', async () => {
  server.mishaps.push(...Array.from({ length: 5 }, () => status(503)))
  const stop = new AbortController()
  const part = await PartFile.create(folder, 'object.bin')
  const running = new ResumableDownload({
    ask: (_wanted, signal) => fetch(server.url, { signal }),
    part,
    signal: stop.signal,
    checkHead: () => undefined,
    onProgress: () => undefined,
  }).run()
  await expect.poll(() => server.requests.length).toBe(1)
  stop.abort()
  await expect(running).rejects.toThrow('aborted')
  await part.discard()
  expect(await readdir(folder)).toEqual([])
})

test('a disk that takes no more ends it with its own reason', async () => {
  const part = await PartFile.create(folder, 'object.bin')
  part.output.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  const running = new ResumableDownload({
    ask: () => fetch(server.url),
    part,
    signal: new AbortController().signal,
    checkHead: () => undefined,
    onProgress: () => undefined,
  }).run()
  await expect(running).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(server.requests).toHaveLength(1)
})
