import type { ForeignSeed } from '#local-platform/foreign/seed.ts'
import { controlOf } from '../e2e/bad-days/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import type { DialogStop } from './dialogs/dialog-stop.ts'
import { LAST_DIALOGS } from './dialogs/endings.ts'
import { PAYMENT_DIALOGS } from './dialogs/payments.ts'
import { RECORD_DIALOGS } from './dialogs/records.ts'
import { SHELL_DIALOGS } from './dialogs/shell.ts'
import { SITE_DIALOGS } from './dialogs/sites.ts'
import { Walk } from './walk.ts'

const GROUPS: readonly (readonly [string, readonly DialogStop[]])[] = [
  ['of lists and forms', SHELL_DIALOGS],
  ['of sites and money', [...SITE_DIALOGS, ...PAYMENT_DIALOGS]],
  ['of other records', [...RECORD_DIALOGS, ...LAST_DIALOGS]],
]
const SEEDS: readonly ForeignSeed[] = ['null', 'hollow', 'empty', 'extreme']

for (const seed of SEEDS) {
  test.describe(seed, () => {
    test.use({ platformOptions: { foreign: seed } })

    for (const [which, stops] of GROUPS) {
      test(`every dialog ${which} shows ${seed} data`, async ({ signedInAs, platform }) => {
        const { page } = await signedInAs('ADMIN')
        const walk = new Walk(page, controlOf(platform))
        for (const stop of stops.filter(({ seeds = SEEDS }) => seeds.includes(seed))) await test.step(stop.name, () => walk.dialog(stop))
        expect(walk.problems).toEqual([])
      })
    }
  })
}
