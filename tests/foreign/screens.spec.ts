import { FOREIGN_SEEDS } from '#local-platform/foreign/seed.ts'
import { controlOf } from '../e2e/bad-days/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { PARTNER_STOPS, STAFF_STOPS } from './screens.ts'
import { Walk } from './walk.ts'

for (const seed of FOREIGN_SEEDS) {
  test.describe(seed, () => {
    test.use({ platformOptions: { foreign: seed } })

    test(`every screen of staff shows ${seed} data`, async ({ signedInAs, platform }) => {
      const { page } = await signedInAs('ADMIN')
      const walk = new Walk(page, controlOf(platform))
      for (const stop of STAFF_STOPS) await test.step(stop.name, () => walk.screen(stop))
      expect(walk.problems).toEqual([])
    })

    test(`every screen of a partner shows ${seed} data`, async ({ signedInAs, platform }) => {
      const { page } = await signedInAs('CP')
      const walk = new Walk(page, controlOf(platform))
      for (const stop of PARTNER_STOPS) await test.step(stop.name, () => walk.screen(stop))
      expect(walk.problems).toEqual([])
    })
  })
}
