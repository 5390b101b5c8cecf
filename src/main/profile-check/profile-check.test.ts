import { expect, test } from 'vitest'
import { conceal } from './profile-check.ts'

const TOKEN = 'k3ZpQ9x0TfW7bYcR2sLmN8vHd4JgUa6E'

test.each([
  ['a whole secret', `refused: ${TOKEN} is over`, 'refused: ... is over'],
  ['one behind a name', `token=${TOKEN};`, 'token=...;'],
  ['its beginning, where the text was cut', `refused: ${TOKEN.slice(0, 20)}`, 'refused: ...'],
  ['its end, where its beginning was taken out', `refused: ...${TOKEN.slice(10)} is over`, 'refused: ... is over'],
  ['one whose blanks were drawn together', 'refused: ABCDEFGHIJKLM NOPQ is over', 'refused: ... is over'],
  ['one that a short word comes before', 'refused: AB CDEFGHIJKLMNOPQ is over', 'refused: ... is over'],
  ['one whose underscores were made blanks', 'refused: k3ZpQ9 x0TfW7bYcR2sLm is over', 'refused: ... is over'],
  ['one twice', `${TOKEN} ${TOKEN}`, '... ...'],
  ['a short one', 'the key abc is wrong', 'the key ... is wrong'],
])('conceals %s', (_what, text, shown) => {
  expect(conceal(text, [TOKEN, 'k3ZpQ9_x0TfW7bYcR2sLm', 'ABCDEFGHIJKLM__NOPQ', 'AB__CDEFGHIJKLMNOPQ', 'abc'])).toBe(shown)
})

test('leaves a text without a secret as it is', () => {
  expect(conceal('The platform cannot be reached: the connection was refused.', [TOKEN, 'abc', ''])).toBe(
    'The platform cannot be reached: the connection was refused.',
  )
})
