import { describe, expect, test } from 'vitest'
import { cellsOf, checkRows, correctedAgain, matchColumns, problemText, readRows } from './checked-rows.ts'
import type { ImportKind } from './import-kind.ts'

const KIND: ImportKind = {
  job: 'user',
  what: 'users',
  columns: [
    { key: 'userName', label: 'Email', names: ['mail'], isRequired: true, example: 'a@b.example' },
    { key: 'mobile', label: 'Contact Number', names: ['phone'], example: '1' },
    { key: 'role', label: 'Role', isRequired: true, example: 'Accounts', options: [{ value: 'ACCOUNTS', label: 'Accounts' }] },
  ],
  check: ({ userName = '', mobile = '' }) =>
    mobile === 'wrong' ? { problems: { mobile: 'Digits only.' } } : { target: { id: userName, domain: userName, name: userName, to: { userName, mobile } } },
}

test('columns are found by their heading, whatever its case and signs, first by what was chosen before', () => {
  expect(matchColumns(KIND, ['ROLE', 'contact-number', 'E mail', 'eMail'], {})).toEqual({ role: 0, mobile: 1, userName: 2 })
  expect(matchColumns(KIND, ['Ｒｏｌｅ', '\u00A0ＰＨＯＮＥ'], {})).toEqual({ role: 0, mobile: 1 })
  expect(matchColumns(KIND, ['Phone', 'Mail', 'Job'], { role: 'job' })).toEqual({ mobile: 0, userName: 1, role: 2 })
})

test('a heading that was chosen before goes before one that only resembles it', () => {
  expect(matchColumns(KIND, ['Email', 'Work mail'], { userName: 'Work mail' })).toEqual({ userName: 1 })
})

test('cells are trimmed, choices take the label, and what the file does not have is left out', () => {
  expect(cellsOf(KIND, { line: 2, cells: [' a@b.example ', ' accounts '] }, { userName: 0, role: 1 })).toEqual({ userName: 'a@b.example', role: 'ACCOUNTS' })
})

test('a cell is what people see of it', () => {
  const cells = ['\u202Aasha\u200B@post.example\u202C', '+91\u00A098765\u00A043210\u00A0', '\uFEFFaccounts']
  expect(cellsOf(KIND, { line: 2, cells }, { userName: 0, mobile: 1, role: 2 })).toEqual({
    userName: 'asha@post.example',
    mobile: '+91 98765 43210',
    role: 'ACCOUNTS',
  })
})

test('what was removed is said of each row, by its column, and is no problem', () => {
  const rows = [
    { line: 2, cells: ['asha\u200B@post.example', '+91\u00A098765\u202C', 'Accounts'] },
    { line: 3, cells: ['b@post.example', '1', 'Accounts\u200B'] },
    { line: 4, cells: ['c@post.example', 'wrong\u200B\u200B', 'Accounts'] },
    { line: 5, cells: ['d\u200B@post.example', '', 'Accounts'] },
    { line: 6, cells: ['e\u200B@post.example', '', 'Accounts'] },
  ]
  const corrected = new Map([
    [5, { userName: 'd@post.example', mobile: '', role: 'ACCOUNTS' }],
    [6, { userName: 'other@post.example', mobile: '', role: 'ACCOUNTS' }],
  ])
  const checked = checkRows(KIND, readRows(KIND, rows, { userName: 0, mobile: 1 }, corrected))
  expect(checked.map(({ removed }) => removed)).toEqual([
    'Email: An invisible character was removed: U+200B. Contact Number: An invisible character was removed: U+202C.',
    '',
    'Contact Number: 2 invisible characters were removed: U+200B.',
    'Email: An invisible character was removed: U+200B.',
    '',
  ])
  expect(checked.map((row) => problemText(row))).toEqual(['Role is missing.', 'Role is missing.', 'Digits only. Role is missing.', '', ''])
})

test('every problem of a row is found at once; a record that is in the file twice is a problem of its second row', () => {
  const rows = checkRows(KIND, [
    { line: 2, cells: { userName: 'a@b.example', role: 'ACCOUNTS' } },
    { line: 3, cells: { userName: '', mobile: 'wrong', role: 'BOSS' } },
    { line: 4, cells: { userName: 'A@B.example', role: 'ACCOUNTS' } },
  ])
  expect(rows.map((row) => problemText(row))).toEqual(['', 'Digits only. Email is missing. Role must be one of: Accounts.', 'Row 2 is about the same one.'])
  expect(rows.map(({ target }) => target?.line)).toEqual([2, undefined, undefined])
})

test('another match of one column keeps what was corrected in the others', () => {
  const rows = [{ line: 2, cells: ['a@b.example', '123', '456', 'Boss'] }]
  const corrected = new Map([[2, { userName: 'a@b.example', mobile: '999', role: 'ACCOUNTS' }]])
  const [before, now] = [
    { userName: 0, mobile: 1, role: 3 },
    { userName: 0, mobile: 2, role: 3 },
  ]
  expect(correctedAgain(KIND, rows, corrected, [before, now])).toEqual(new Map([[2, { userName: 'a@b.example', mobile: '456', role: 'ACCOUNTS' }]]))
})

describe('what was wrong when the file was read', () => {
  const ROWS = [
    { line: 2, cells: ['a@b.example', '#N/A', 'Accounts'], wrong: new Map([[1, '“#N/A” is an error.']]) },
    { line: 3, cells: ['c@d.example'], problem: 'This row has 1 cell.' },
  ]
  const matches = { userName: 0, mobile: 1, role: 2 }
  const problemsOf = (...rows: Parameters<typeof readRows>) => checkRows(KIND, readRows(...rows)).map((row) => problemText(row))

  test('is a problem of its row, beside those of the rules', () => {
    expect(problemsOf(KIND, ROWS, matches)).toEqual(['Contact Number: “#N/A” is an error.', 'This row has 1 cell. Role is missing.'])
  })

  test('is none in a column that is not used, and none in a row that was corrected', () => {
    expect(problemsOf(KIND, ROWS, { userName: 0, role: 2 })).toEqual(['', 'This row has 1 cell. Role is missing.'])
    const corrected = new Map([[3, { userName: 'c@d.example', role: 'ACCOUNTS' }]])
    expect(problemsOf(KIND, ROWS, matches, corrected)).toEqual(['Contact Number: “#N/A” is an error.', ''])
  })

  test('comes back with a column that is matched after the row was corrected', () => {
    const before = { userName: 0, role: 2 }
    const corrected = new Map([[2, { userName: 'a@b.example', role: 'ACCOUNTS' }]])
    expect(correctedAgain(KIND, ROWS, corrected, [before, matches])).toEqual(new Map())
  })
})
