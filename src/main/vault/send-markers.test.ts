import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { SendMarkers } from './send-markers.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markers-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const MARKER = { at: 1_700_000_000, isRecorded: true, isKnown: () => false }
const targetOf = (site: string) => ({ owner: 'asha', what: 'SubscribeSitePlanByAdminV2', whose: site })

test('four payments that are the first of this computer, sent at once, are each found in the next run and leave nothing behind', async () => {
  const first = new SendMarkers({ folder, logger: silentLogger })
  await Promise.all(['a', 'b', 'c', 'd'].map((site) => first.write(targetOf(site), `key of ${site}`, MARKER)))
  const next = new SendMarkers({ folder, logger: silentLogger })
  const found = await Promise.all(['a', 'b', 'c', 'd'].map((site) => next.find(targetOf(site))))
  expect(found.map((marker) => marker.ok && marker.value?.at)).toEqual([1_700_000_000, 1_700_000_000, 1_700_000_000, 1_700_000_000])
  await Promise.all(['a', 'b', 'c', 'd'].map((site) => next.remove(targetOf(site), `key of ${site}`)))
  expect(await readdir(folder)).toEqual(['salt'])
})

test('of two that send the same at once one alone has the marker', async () => {
  const [first, second] = [new SendMarkers({ folder, logger: silentLogger }), new SendMarkers({ folder, logger: silentLogger })]
  await first.write(targetOf('other'), 'makes the salt', MARKER)
  const written = await Promise.all([first.write(targetOf('a'), 'one', MARKER), second.write(targetOf('a'), 'two', MARKER)])
  expect(written.filter(({ ok }) => ok)).toHaveLength(1)
  expect(written.find(({ ok }) => !ok)).toEqual({ ok: false, error: { kind: 'storage', message: 'Another window or another console is sending it.' } })
  const [winner, loser] = written[0].ok ? (['one', 'two'] as const) : (['two', 'one'] as const)
  const found = await first.find(targetOf('a'))
  expect(found.ok && [found.value?.isOf(winner), found.value?.isOf(loser)]).toEqual([true, false])
  expect(await second.write(targetOf('a'), winner, MARKER)).toEqual({ ok: true, value: undefined })
})

test('the marker of what is known to have ended is replaced', async () => {
  const markers = new SendMarkers({ folder, logger: silentLogger })
  await markers.write(targetOf('a'), 'ended', MARKER)
  expect(await markers.write(targetOf('a'), 'next', { ...MARKER, isKnown: ({ isOf }) => isOf('ended') })).toEqual({ ok: true, value: undefined })
  const found = await markers.find(targetOf('a'))
  expect(found.ok && found.value?.isOf('next')).toBe(true)
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toHaveLength(1)
})
