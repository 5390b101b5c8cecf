import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cutAfter } from '#main/files/object-server.test-support.ts'
import { ConsoleStorage } from './console-storage.ts'

const KEY = 'aditi shop/site/logo (1)+é*!.webp'
const BYTES = Buffer.from('%PDF-1.7 an invoice of some length'.repeat(2_000))

let console: ConsoleStorage
beforeEach(async () => {
  console = await new ConsoleStorage().start()
})
afterEach(() => console.stop())

describe.each(['path', 'virtual'] as const)('a bucket named by %s', (addressing) => {
  describe.each(['identity-pool', 'platform', 'none'] as const)('let in by %s', (credentials) => {
    beforeEach(() => {
      console.storage.dialect.addressing = addressing
      console.storage.dialect.isOpen = credentials === 'none'
    })

    test('is uploaded to, with the type of the file', async () => {
      await console.put(KEY, BYTES, { addressing, credentials })
      expect(console.storage.objects.get(KEY)).toEqual(BYTES)
      expect(console.storage.types.get(KEY)).toBe('image/webp')
      expect(console.storage.outcomes()).toEqual(['PUT ok'])
    })

    test('is downloaded from, and a broken download goes on where it stopped', async () => {
      console.storage.objects.set(KEY, BYTES)
      console.storage.mishaps.push(cutAfter(20_000), cutAfter(10_000))
      expect(await console.download(KEY, { addressing, credentials })).toEqual(BYTES)
      expect(console.storage.outcomes()).toEqual(['GET ok', 'GET ok', 'GET ok'])
    })

    test('is asked about an object, by head alone', async () => {
      console.storage.objects.set(KEY, BYTES)
      const { status, headers } = await console.head(KEY, { addressing, credentials })
      expect([status, headers.get('content-length')]).toEqual([200, '68000'])
      expect(console.storage.outcomes()).toEqual(['HEAD ok'])
    })
  })
})

test('without a setting the bucket of an endpoint is named in the path', async () => {
  await console.put(KEY, BYTES)
  expect(console.storage.objects.get(KEY)).toEqual(BYTES)
})

test('an open bucket is asked without a signature and without credentials', async () => {
  console.storage.dialect.isOpen = true
  await console.put(KEY, BYTES, { credentials: 'none' })
  expect(console.access.given).toBe(0)
})
