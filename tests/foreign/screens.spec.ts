import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FOREIGN_SEEDS } from '#local-platform/foreign/seed.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { recordCount } from './count.ts'
import { PARTNER_STOPS, STAFF_STOPS } from './screens.ts'
import { Walk } from './walk.ts'

const ROUTES = globSync(path.resolve(import.meta.dirname, '../../src/renderer/features/*/routes.tsx'))

for (const seed of FOREIGN_SEEDS) {
  test.describe(seed, () => {
    test.use({ platformOptions: { foreign: seed } })

    test(`every screen of staff shows ${seed} data`, async ({ signedInAs, platform }) => {
      const { page } = await signedInAs('ADMIN')
      const walk = new Walk(page, controlOf(platform))
      for (const stop of STAFF_STOPS) await test.step(stop.name, () => walk.screen(stop, seed !== 'bare'))
      expect(walk.problems).toEqual([])
      recordCount(seed, 'staff', walk.opened)
    })

    test(`every screen of a partner shows ${seed} data`, async ({ signedInAs, platform }) => {
      const { page } = await signedInAs('CP')
      const walk = new Walk(page, controlOf(platform))
      for (const stop of PARTNER_STOPS) await test.step(stop.name, () => walk.screen(stop, seed !== 'bare'))
      expect(walk.problems).toEqual([])
      recordCount(seed, 'partner', walk.opened)
    })
  })
}

test('every route of the code is in the walk', () => {
  const routes = ROUTES.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g), ([, route]) => route))
  const walked = new Set([...STAFF_STOPS, ...PARTNER_STOPS].flatMap(({ name, address }) => [name, new URL(address, 'http://console').pathname]))
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter((route) => route === undefined || !walked.has(route))).toEqual([])
})
