import { expect, test } from 'vitest'
import { summaryOf } from './lines.ts'

const suspected = { service: 'Identity', state: 'suspected', message: 'Refresh tokens are not listed.', suspicion: 'renewal' } as const
const other = { service: 'REST', state: 'suspected', message: 'Nothing is there.' } as const
const settled = { service: 'Sign-in', message: 'The sign-in was tried.', settles: 'renewal' } as const

test('a suspicion counts until a later line confirms or withdraws it', () => {
  expect(summaryOf([suspected, other])).toBe('Nothing is wrong. Suspected: 2.')
  expect(summaryOf([suspected, other, { ...settled, state: 'ok' }])).toBe('Nothing is wrong. Suspected: 1.')
  expect(summaryOf([suspected, { ...settled, state: 'wrong' }])).toBe('Wrong: 1. What to change is at the end of each line; docs/connect.md has more.')
})
