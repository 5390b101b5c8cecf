import { expect, test } from 'vitest'
import { planStanding } from './plan-standing.ts'

const seconds = (year: number, month: number, day: number): number => new Date(year, month - 1, day, 12).getTime() / 1000
const NOW = seconds(2027, 3, 13)

test.each([
  ['over since yesterday', 'ACTIVE', seconds(2027, 3, 12), { isOver: true, text: 'Active, ended' }],
  ['on its last day', 'ACTIVE', seconds(2027, 3, 13), { isOver: false, text: 'Active' }],
  ['a trial that is over', 'TRIAL', seconds(2026, 1, 1), { isOver: true, text: 'Trial, ended' }],
  ['over, of no status', null, seconds(2026, 1, 1), { isOver: true, text: 'ended' }],
  ['without an end', 'FREE', null, { isOver: false, text: 'Free' }],
  ['an end that is no date', 'ACTIVE', 99_999_999_999_999, { isOver: false, text: 'Active' }],
])('%s', (_, status, endDate, standing) => {
  expect(planStanding(status, endDate, NOW)).toEqual(standing)
})
