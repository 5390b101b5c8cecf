import { expect, test } from 'vitest'
import { exportedText, importedText } from './spreadsheet-text.ts'
import { spreadsheetProblem } from './spreadsheet-value.ts'

test.each([
  ['Aditi Kitchen', 'Aditi Kitchen'],
  ['-5.25', '-5.25'],
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['Dosa\n-Idli', "Dosa\n'-Idli"],
  ["Dosa,'-Idli", "Dosa,''-Idli"],
  ["'Aditi' & sons", "'Aditi' & sons"],
  ['\tAditi', "'\tAditi"],
  ['#N/A', "'#N/A"],
  ["'########", "''########"],
  ['9.19877E+11', "'9.19877E+11"],
  ['="00123"', '\'="00123"'],
  ['12E4', '12E4'],
  ['# of outlets', '# of outlets'],
])('%j is exported as %j and imported unchanged', (text, cell) => {
  expect(exportedText(text)).toBe(cell)
  expect(importedText(cell)).toBe(text)
})

test.each([
  ['#N/A', '“#N/A” is an error of the spreadsheet, not a value.'],
  ['#REF!', '“#REF!” is an error of the spreadsheet, not a value.'],
  ['#BEZUG!', '“#BEZUG!” is an error of the spreadsheet, not a value.'],
  ['Err:502', '“Err:502” is an error of the spreadsheet, not a value.'],
  [' ######## ', '“########” is what a spreadsheet saves of a column that is too narrow.'],
  ['9.19877E+11', '“9.19877E+11” is a number that a spreadsheet rounded: its last digits are lost.'],
  ['9,19877E+11', '“9,19877E+11” is a number that a spreadsheet rounded: its last digits are lost.'],
  ['1E-07', '“1E-07” is a number that a spreadsheet rounded: its last digits are lost.'],
  ['="00123"', '“="00123"” is a formula, not a value.'],
  ['=VLOOKUP(A2,Prices!A:C,3,FALSE)+IF(B2>5,1,0)', '“=VLOOKUP(A2,Prices!A:C,3,FALSE)+IF(B2>5,...” is a formula, not a value.'],
  ['=B2', '“=B2” is a formula, not a value.'],
])('%j is no value that somebody typed', (cell, problem) => {
  expect(spreadsheetProblem(cell)).toBe(problem)
})

test.each(['', '=> call back', '== urgent ==', '#1 in Pune', '#VIP', '# of outlets', '12E4', 'E+5', '1E+', 'N/A', '-5.25', 'a=b'])('%j is one', (cell) => {
  expect(spreadsheetProblem(cell)).toBeNull()
})
