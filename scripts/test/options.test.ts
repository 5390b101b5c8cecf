import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test.each([
  [[], { set: 'everyday', thorough: false, sections: [] }],
  [['--all'], { set: 'all', thorough: false, sections: [] }],
  [['--thorough'], { set: 'everyday', thorough: true, sections: [] }],
  [['--all', '--thorough'], { set: 'all', thorough: true, sections: [] }],
  [['lint', 'unit'], { set: 'all', thorough: false, sections: ['lint', 'unit'] }],
  [['e2e', '--daily'], { set: 'everyday', thorough: false, sections: ['e2e'] }],
  [['--changed'], { set: 'everyday', thorough: false, sections: [], changedSince: 'HEAD' }],
  [['--changed=main~2'], { set: 'everyday', thorough: false, sections: [], changedSince: 'main~2' }],
])('npm test -- %j', (given, options) => {
  expect(readOptions(given)).toEqual(options)
})

test.each([
  [['--everything'], 'npm test does not know --everything. It knows --all --daily --thorough --changed.'],
  [['--changed='], 'npm test does not know --changed=. It knows --all --daily --thorough --changed.'],
  [['--all', '--daily'], 'npm test takes --all or --daily, not both.'],
  [['--changed', 'unit'], 'npm test -- --changed chooses the tests itself: it takes no sections and neither --all nor --daily.'],
])('npm test -- %j is refused', (given, message) => {
  expect(() => readOptions(given)).toThrow(message)
})
