import { expect, test } from 'vitest'
import { activeWord, quotedActiveWord } from './active-words.ts'

test('the word of the screens that no requirement quotes [USER-035]', () => {
  expect([true, false, null, undefined].map(activeWord)).toEqual(['Active', 'Inactive', 'Inactive', 'Inactive'])
})

test('the spelling of the site list and the renewals [SLIST-039] [SLIST-040] [REN-009]', () => {
  expect([true, false, null, undefined].map(quotedActiveWord)).toEqual(['Active', 'InActive', 'InActive', 'InActive'])
})
