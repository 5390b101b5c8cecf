import { expect, test } from 'vitest'
import { valuesOf } from '../model/values.ts'
import { makeSource } from '../test/make-source.ts'
import { problemOf, reviewOf } from './review.ts'

const loaded = valuesOf(makeSource())

test('a mix of both sides that breaks a rule is told by its field', () => {
  expect(problemOf(loaded, [])).toBeNull()
  expect(problemOf({ ...loaded, isGroupReward: true, groupId: '' }, [])).toBe('Group id: Please select group id.')
  expect(problemOf({ ...loaded, isGroupReward: true, groupId: '' }, ['groupId'])).toBeNull()
})

test('a review after another keeps what was chosen, and says why', () => {
  const platform = makeSource({ record: { custName: 'Theirs', gstNo: 'THEIRS' } })
  const review = reviewOf({ base: loaded, locked: [], platform, form: { ...loaded, custName: 'Mine' } }, { custName: 'yours' }, 'Changed again')
  expect(review).toMatchObject({ choices: { custName: 'yours', gstNo: 'theirs' }, failure: 'Changed again' })
  expect(review.rows.map(({ id }) => id)).toEqual(['custName', 'gstNo'])
})
