import { expect, test } from 'vitest'
import { stepProblem, titleProblem } from '#scripts/lint/test-claims.ts'

const SPEC = 'tests/e2e/sites/filters.spec.ts'
const FIVE = 'filters [SLIST-001] [SLIST-002] [PLAN-029] [SNEW-029] [FMT-005]'

test('a title names at most five requirements', () => {
  expect(titleProblem(SPEC, FIVE)).toBeUndefined()
  expect(titleProblem(SPEC, `${FIVE} [SLIST-006]`)).toBe(
    'A title names at most 5 requirements, each beside the assertion that proves it: this one names 6. Use test.step for each claim',
  )
  expect(titleProblem('src/main/money/amount.test.ts', `${FIVE} [SLIST-006]`)).toMatch(/^A title names at most 5/)
})

test('a text of the product is no title', () => {
  expect(titleProblem('src/renderer/features/sites/texts.ts', `${FIVE} [SLIST-006]`)).toBeUndefined()
})

test('a step that only takes a picture is refused', () => {
  expect(stepProblem(['picture'])).toBe('A step that only takes a picture claims nothing: take the picture beside the claim')
  expect(stepProblem(['picture', 'picture'])).toMatch(/^A step that only takes a picture/)
  expect(stepProblem(['expect', 'picture'])).toBeUndefined()
  expect(stepProblem([])).toBeUndefined()
})
