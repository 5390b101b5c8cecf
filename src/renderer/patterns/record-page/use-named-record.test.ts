import { expect, test } from 'vitest'
import { carriedRecord } from './use-named-record.ts'

interface Plan {
  readonly planId: string
  readonly planName: string
}

test('a record is carried in the navigation state under its name', () => {
  expect(carriedRecord<Plan>({ plan: { planId: 'gold', planName: 'Gold' } }, 'plan', 'planId')).toEqual({ planId: 'gold', planName: 'Gold' })
})

test.each([null, undefined, 'plan', {}, { plan: null }, { plan: { planId: 7 } }, { plan: { planId: '' } }, { site: { planId: 'gold' } }])(
  '%j carries none',
  (state) => {
    expect(carriedRecord<Plan>(state, 'plan', 'planId')).toBeNull()
  },
)
