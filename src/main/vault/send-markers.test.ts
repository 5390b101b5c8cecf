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

const targetOf = (site: string) => ({ owner: 'asha', what: 'SubscribeSitePlanByAdminV2', whose: site })

test('four payments that are the first of this computer, sent at once, are each found in the next run and leave nothing behind', async () => {
  const first = new SendMarkers({ folder, logger: silentLogger })
  await Promise.all(['a', 'b', 'c', 'd'].map((site) => first.write(targetOf(site), `key of ${site}`, 1_700_000_000, true)))
  const next = new SendMarkers({ folder, logger: silentLogger })
  const found = await Promise.all(['a', 'b', 'c', 'd'].map((site) => next.find(targetOf(site))))
  expect(found.map((marker) => marker.ok && marker.value?.at)).toEqual([1_700_000_000, 1_700_000_000, 1_700_000_000, 1_700_000_000])
  await Promise.all(['a', 'b', 'c', 'd'].map((site) => next.remove(targetOf(site), `key of ${site}`)))
  expect(await readdir(folder)).toEqual(['salt'])
})
