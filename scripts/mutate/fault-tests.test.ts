import { expect, test } from 'vitest'
import { besideOf, groupsOf, readersOf, relatedOf } from './fault-tests.ts'

const WORK = 'src/renderer/features/site-form/edit/finish-save.ts'

test('the unit tests of a module: those in its folder, then those that import it', () => {
  expect(besideOf(WORK)).toEqual([['run', 'src/renderer/features/site-form/edit/']])
  expect(relatedOf(WORK)).toEqual([['related', '--run', WORK]])
  expect(readersOf(WORK)).toEqual([['run', 'tests/texts', 'tests/lint', 'tests/requirements', 'tests/recipes']])
})

test('a file that no module imports: the tests that read files or start programs', () => {
  expect(besideOf('package.json')).toEqual([])
  expect(relatedOf('package.json')).toEqual([])
  expect(readersOf('package.json')).toEqual([['run', 'tests/texts', 'tests/lint', 'tests/requirements', 'tests/recipes', 'scripts']])
})

test('every spec once: of the same topic, other ones that a change touches, the rest', () => {
  const edit = 'tests/e2e/site-forms/edit/edit.spec.ts'
  const users = 'tests/e2e/users/user-list.spec.ts'
  const frame = 'tests/e2e/shell/frame.spec.ts'
  const policy = 'tests/security/content-policy.spec.ts'
  expect(groupsOf(WORK, [users, edit, frame, policy], [edit, frame])).toEqual([[edit], [frame], [users, policy]])
})
