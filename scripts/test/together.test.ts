import { expect, test } from 'vitest'
import { check, everyday, type Section, vitest } from './section.ts'
import { inRuns, shares } from './together.ts'

const UNIT = vitest('unit', 'Unit tests', ['dom', 'node'])
const MONEY = vitest('money-matrix', 'Money', ['money'])
const LINT = check('lint', 'Lint', 'biome')

const names = (sections: readonly Section[]): readonly (readonly string[])[] => inRuns(sections).map((run) => run.map(({ name }) => name))

test('sections of vitest that follow one another share a run, unless only one of them is of every day', () => {
  expect(names([LINT, UNIT, MONEY, LINT])).toEqual([['lint'], ['unit', 'money-matrix'], ['lint']])
  expect(names([UNIT, LINT, LINT, MONEY])).toEqual([['unit'], ['lint'], ['lint'], ['money-matrix']])
  expect(names([everyday(UNIT), everyday(MONEY)])).toEqual([['unit', 'money-matrix']])
  expect(names([everyday(UNIT), MONEY])).toEqual([['unit'], ['money-matrix']])
})

const file = (name: string, ...statuses: readonly string[]) => ({
  name: `/work/console/${name}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  startTime: 10_000,
  endTime: 12_500,
  assertionResults: statuses.map((status) => ({ status, fullName: `${status} one`, failureMessages: ['expected 1, got 2'] })),
})

test('each section of a shared run has its own counts, failures and time', () => {
  const testResults = [
    file('src/shared/money.test.ts', 'passed', 'passed'),
    file('tests/recipes/list.test.ts', 'passed'),
    file('tests/money/matrix.test.ts', 'passed', 'failed'),
  ]
  expect(shares({ testResults }, 1, [UNIT, MONEY])).toEqual([
    { passed: 3, failed: 0, failures: [], seconds: 5 },
    { passed: 1, failed: 1, failures: [{ test: '/work/console/tests/money/matrix.test.ts › failed one', reason: 'expected 1, got 2' }], seconds: 3 },
  ])
})

test('a shared run that ends badly without a failed test, or without a report, has failed', () => {
  expect(shares({ testResults: [file('tests/money/matrix.test.ts', 'passed')] }, 1, [UNIT, MONEY]).map(({ failed }) => failed)).toEqual([1, 0])
  expect(shares(undefined, 1, [UNIT, MONEY]).map(({ failed }) => failed)).toEqual([1, 0])
  expect(shares({ testResults: [{ ...file('src/a.test.ts'), status: 'failed' }] }, 1, [UNIT, MONEY])[0]).toMatchObject({ passed: 0, failed: 1 })
})
