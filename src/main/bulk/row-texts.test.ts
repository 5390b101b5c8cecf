import { expect, test } from 'vitest'
import { reasonToSkip } from './row-texts.ts'

test.each([
  ['as the dry run showed it', { value: 'Meera' }, null],
  ['another one', { value: 'Asha' }, 'Changed since the dry run: it is Asha now.'],
  ['empty by now', { value: null }, 'Changed since the dry run: it is empty now.'],
  ['the new one already', { value: 'Ravi' }, 'It already has this value.'],
] as const)('a row whose value is %s', (_, current, reason) => {
  expect(reasonToSkip('salesPerson', current, 'Meera', 'Ravi')).toBe(reason)
})
