import { expect, test } from 'vitest'
import { countLines, csvRows } from './csv-rows.ts'

const cellsOf = (text: string, delimiter = ',') => csvRows(text, delimiter).rows.map(({ cells }) => cells)

test('lines end at CRLF, LF and CR alike, also in one file', () => {
  expect(cellsOf('a,b\r\nc,d\ne,f\rg,h\n\ri,j')).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h'], [''], ['i', 'j']])
})

test('within quotes a cell keeps its line ends as they are, delimiters and doubled quotes', () => {
  expect(cellsOf('a,"one\r\ntwo\nthree\rfour"\r\nb,"1,20,000 ""net"""\r\n')).toEqual([
    ['a', 'one\r\ntwo\nthree\rfour'],
    ['b', '1,20,000 "net"'],
  ])
})

test.each([
  ['empty cells', ',\n,,\n""', [['', ''], ['', '', ''], ['']]],
  ['a delimiter at the end', 'a,b,\n', [['a', 'b', '']]],
  ['a quote within a text', 'a,5" pipe\n', [['a', '5" pipe']]],
  ['blanks behind a quoted text', '"a" ,"b"\t\n', [['a', 'b']]],
  ['blanks around a text', ' a , b\n', [[' a ', ' b']]],
])('%s', (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test.each([';', '\t', '|', '^', '-', ']', '\\'])('the delimiter %j', (delimiter) => {
  expect(cellsOf(`a${delimiter}"b${delimiter}"${delimiter}c\n`, delimiter)).toEqual([['a', `b${delimiter}`, 'c']])
})

test('text behind the closing quote is kept, and the row is marked', () => {
  expect(csvRows('a,"Shop "A"",b\nc,d\n', ',')).toEqual({
    rows: [
      { cells: ['a', 'Shop A""', 'b'], hasStrayQuote: true },
      { cells: ['c', 'd'], hasStrayQuote: false },
    ],
    unended: undefined,
  })
})

test('a quote that does not end is found with its row', () => {
  expect(csvRows('a,b\nc,"d\ne,f\n', ',').unended).toBe(1)
})

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\r\nb\nc\rd', 4],
  ['a\n\n\n', 3],
  ['"a\nb",c\n', 2],
])('%j has %i lines', (text, lines) => {
  expect(countLines(text)).toBe(lines)
})
