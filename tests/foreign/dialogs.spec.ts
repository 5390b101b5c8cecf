import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ForeignSeed } from '#local-platform/foreign/seed.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { recordCount } from './count.ts'
import { DIALOG_GROUPS, OPENED_ELSEWHERE } from './dialogs/all-dialogs.ts'
import { drawnDialogs } from './dialogs/drawn-dialogs.ts'
import { Walk } from './walk.ts'

/** A bare platform has no record to open a dialog on. */
const SEEDS: readonly ForeignSeed[] = ['null', 'hollow', 'empty', 'extreme']
const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCE = path.join(ROOT, 'src/renderer')

for (const seed of SEEDS) {
  test.describe(seed, () => {
    // Once with motion, as most users have it.
    test.use({ platformOptions: { foreign: seed }, motion: seed === 'null' })

    for (const [group, stops] of Object.entries(DIALOG_GROUPS)) {
      test(`every dialog of ${group} shows ${seed} data`, async ({ signedInAs, platform }) => {
        const { page } = await signedInAs('ADMIN')
        const walk = new Walk(page, controlOf(platform))
        for (const stop of stops.filter(({ seeds = SEEDS }) => seeds.includes(seed))) await test.step(stop.name, () => walk.dialog(stop))
        expect(walk.problems).toEqual([])
        recordCount(seed, group, walk.opened)
      })
    }
  })
}

test('every dialog of the code is in the walk, or in the spec that is named for it', () => {
  const walked = Object.values(DIALOG_GROUPS).flatMap((stops) => stops.map(({ source }) => source))
  const named = new Set([...walked, ...Object.keys(OPENED_ELSEWHERE)])
  expect(drawnDialogs().filter((file) => !named.has(file))).toEqual([])
  expect([...named].filter((file) => !existsSync(path.join(SOURCE, file)))).toEqual([])
  expect(Object.values(OPENED_ELSEWHERE).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
