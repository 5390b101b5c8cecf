import { expect, test } from 'vitest'
import { fullProfile } from './every-setting.test-support.ts'
import { readProfile } from './profile-file.ts'

const { schemaDigest: _digest, notificationEvents: _events, ...file } = fullProfile
const problemsOf = (temporaryPassword: unknown) => {
  const reading = readProfile(JSON.stringify({ ...file, users: { temporaryPassword } }))
  return reading.ok ? [] : reading.problems
}

test.each([
  ['Welco', 'must have 6 to 128 characters'],
  ['w'.repeat(129), 'must have 6 to 128 characters'],
  ['Welcome\n2026', 'must not begin or end with a blank, nor hold control characters'],
  ['Welcome\u200b2026', 'must not begin or end with a blank, nor hold control characters'],
  [' Welcome-2026', 'must not begin or end with a blank, nor hold control characters'],
  [20_262_026, 'must be a text'],
])('the temporary password %j is refused, and not repeated', (password, message) => {
  expect(problemsOf(password)).toEqual([{ field: 'users.temporaryPassword', message }])
})

test.each(['Welco6', 'Willkommen in Köln 2026!', 'w'.repeat(128)])('the temporary password %j is taken', (password) => {
  expect(problemsOf(password)).toEqual([])
})

test.each(['{"users": {"temporaryPassword": "Wel" 26"}}', '{"temporaryPassword": Welcome-2026}', '{"temporaryPassword": "Welcome-2026" x'])(
  'a profile that is no JSON is not repeated: %s',
  (text) => {
    const reading = readProfile(text)
    expect(reading).toMatchObject({ ok: false, problems: [{ field: 'file', message: expect.stringMatching(/^is not valid JSON: \S/) as unknown }] })
    expect(JSON.stringify(reading)).not.toMatch(/Wel|26/)
  },
)
