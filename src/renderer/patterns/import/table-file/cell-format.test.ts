import { expect, test } from 'vitest'
import { cellFormat, shownNumber } from './cell-format.ts'

const shown = (number: number, code: string, id = '164') => {
  const format = cellFormat(id, code)
  if (format === undefined || format.kind === 'text') return undefined
  const { text, problem } = shownNumber(number, format)
  return problem === null ? text : [text, problem]
}

test.each([
  [0.18, '0%', '18%'],
  [0.285, '0%', '29%'],
  [0.285, '0.0%', '28.5%'],
  [0.1825, '0.00%', '18.25%'],
  [0.5, '0.##%', '50%'],
  [-0.05, '0%;[Red]-0%', '-5%'],
  [50, '0%', '5000%'],
  [1.5, '[h]:mm', '36:00'],
  [1.5, '[HH]:MM:SS', '36:00:00'],
  [1.5, '[h]:mm:ss;@', '36:00:00'],
  [0.0625, '[mm]:ss', '90:00'],
  [0.0625, 'mm:ss', '90:00'],
  [0.001, '[ss]', '86'],
  [0.4375, 'h:mm', '10:30'],
  [0.4375, '[$-409]h:mm:ss AM/PM', '10:30:00'],
  [0.999_999, 'h:mm', ['00:00', '“00:00” leaves out the days of the cell. Format it as a date, or as [h]:mm.']],
  [1.0625, 'h:mm', ['01:30', '“01:30” leaves out the days of the cell. Format it as a date, or as [h]:mm.']],
  [-0.5, '[h]:mm', ['########', 'The cell has no time that a spreadsheet can show.']],
  [123, '00000', '00123'],
  [1_234_567, '00000', '1234567'],
  [7, '"SHOP-"000', 'SHOP-007'],
  [1234, '"SHOP-"000', 'SHOP-1234'],
  [9_876_543_210, '"+91 "00000 00000', '+91 98765 43210'],
  [123_456, String.raw`000\-0000`, '012-3456'],
  [1.5, '000', '1.5'],
])('%d in the format %s is shown as %j', (number, code, text) => {
  expect(shown(number, code)).toEqual(text)
})

test.each([
  'General',
  '0',
  '0.00',
  '#,##0.00',
  '[$₹-4009]#,##0.00',
  '"Rs. "0',
  '0" days"',
  'dd/mm/yyyy',
  'd-mmm-yy',
  'dd/mm/yyyy hh:mm',
  '@',
  '0.00E+00',
  '0"%"',
  '',
])('the format %s leaves the number or the day as it is', (code) => {
  expect(cellFormat('164', code)).toBeUndefined()
})

test('built-in formats are known by their number', () => {
  const built = (id: string, number: number) => {
    const format = cellFormat(id, undefined)
    return format === undefined || format.kind === 'text' ? undefined : shownNumber(number, format).text
  }
  expect([built('9', 0.18), built('10', 0.18), built('20', 0.4375), built('46', 1.5), built('14', 1), built('0', 1)]).toEqual([
    '18%',
    '18.00%',
    '10:30',
    '36:00:00',
    undefined,
    undefined,
  ])
})
