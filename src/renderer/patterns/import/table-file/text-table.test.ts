import { expect, test } from 'vitest'
import { readTextTable } from './text-table.ts'

const read = (text: string | Uint8Array, chosen = {}) => readTextTable(Buffer.from(text), chosen)
const problemsOf = (text: string | Uint8Array, chosen = {}) =>
  read(text, chosen).rows.map(({ line, problem, wrong }) => [line, problem, ...(wrong?.entries() ?? [])])

test('a row that has more or fewer cells than there are headings is a problem that names both counts', () => {
  expect(problemsOf('Site,Note\na,One\nb\nc,Owes 1,20,000\n')).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'This row has 1 cell, but the file has 2 headings.'],
    [4, 'This row has 4 cells, but the file has 2 headings.'],
  ])
  expect(problemsOf('\nSite\na,b\n')).toEqual([
    [2, undefined],
    [3, 'This row has 2 cells, but the file has 1 heading.'],
  ])
})

test('a row whose quotes do not fit is a problem, however many cells it has', () => {
  expect(problemsOf('Site,Note\na,"Shop "A""\n')[1]).toEqual([2, 'The quotes of this row do not fit: a quote within a text has to be doubled.'])
})

test('what a spreadsheet saves in place of a value is a problem of its cell, unless the console exported it as a text', () => {
  expect(problemsOf(`Site,Day,Note\n#REF!,########,"=""00123"""\na,'########,"'=""00123"""\n`)).toEqual([
    [1, undefined],
    [
      2,
      undefined,
      [0, '“#REF!” is an error of the spreadsheet, not a value.'],
      [1, '“########” is what a spreadsheet saves of a column that is too narrow.'],
      [2, '“="00123"” is a formula, not a value.'],
    ],
    [3, undefined],
  ])
  expect(read(`Site,Note\na,"'=""00123"""\n`).rows[1]?.cells).toEqual(['a', '="00123"'])
})

test('a cell with a byte that its encoding does not have is a problem; one that another program lost before is not', () => {
  expect(problemsOf(Buffer.from('53697465 2c 4e6f7465 0a 61 2c 436166e9 0a e0a4ac 2c 7a 0a'.replaceAll(' ', ''), 'hex'))).toEqual([
    [1, undefined],
    [2, undefined, [1, 'A character could not be read in the encoding of the file.']],
    [3, undefined],
  ])
  expect(problemsOf('Site,Note\na,Caf\ufffd\n')[1]).toEqual([2, undefined])
})

test('lines are those of the file, rows those that hold something', () => {
  const { lines, rows } = read('sep=;\r\nSite;Note\n\na;"One\r\ntwo"\r;\n')
  expect(lines).toBe(6)
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'Site', 'Note'],
    [3, 'a', 'One\r\ntwo'],
  ])
})

test('a delimiter is chosen where the guess splits the headings wrongly', () => {
  const text = 'Site;Note, free text, as it was said\na;One, two\n'
  expect(read(text).choices[0]).toMatchObject({ key: 'delimiter', label: 'Delimiter', value: ',' })
  expect(read(text, { delimiter: ';' }).choices[0]).toMatchObject({ value: ';' })
  expect(read(text, { delimiter: ';' }).rows.map(({ cells }) => cells)).toEqual([
    ['Site', 'Note, free text, as it was said'],
    ['a', 'One, two'],
  ])
})

test('a delimiter of its own that the file names is among the choices', () => {
  expect(read('sep=^\nSite^Note\na^One\n').choices[0]).toMatchObject({ value: '^', options: expect.arrayContaining([{ value: '^', label: '^' }]) })
})

// Time that grew with the square of the length would take hours.
test.each([
  ['blanks within a text', Buffer.from(`Site,Note\na,x${' '.repeat(3_000_000)}y\n`)],
  ['letters beside a byte of another encoding', Buffer.concat([Buffer.from(`Site,Note\na,${'a'.repeat(3_000_000)}`), Buffer.of(0xe9), Buffer.from('\n')])],
  ['quotes', Buffer.from(`Site,Note\na,"${'""'.repeat(1_500_000)}"\n`)],
  ['signs', Buffer.from(`Site,Note\na,${'#'.repeat(3_000_000)}x\n`)],
])('three million %s are read', (_, bytes) => {
  expect(readTextTable(bytes, {}).rows).toHaveLength(2)
})

test.each(['sep=;\n', 'sep=;;\r\n', '"sep=;"\n', '\uFEFFSEP=;\r'])('the line %j names the delimiter, also as a spreadsheet saves it again', (line) => {
  expect(read(`${line}Site;Note\na;x, y\n`).rows.map(({ cells }) => cells)).toEqual([
    ['Site', 'Note'],
    ['a', 'x, y'],
  ])
})
