import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

test.each([
  ['sites 2026-11-20.csv', 'sites 2026-11-20.csv'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['C:\\Windows\\win.ini', 'C Windows win.ini'],
  ['.bashrc', 'bashrc'],
  ['con', '_con'],
  ['NUL.csv', '_NUL.csv'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['CONIN$', '_CONIN$'],
  ['conout$.csv', '_conout$.csv'],
  ['CLOCK$.txt', '_CLOCK$.txt'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['lpt³', '_lpt³'],
  ['nul .tar.gz', '_nul .tar.gz'],
  ['coninvoice$.csv', 'coninvoice$.csv'],
  ['console.csv', 'console.csv'],
  ['name. . .', 'name'],
  ['a\u0000b\u001fc.csv', 'a b c.csv'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe'],
  ['\u200f\u2066.csv', 'csv'],
  ['مطعم الريف.xlsx', 'مطعم الريف.xlsx'],
  ['🍛 Aditi.csv', '🍛 Aditi.csv'],
  ['<a>|"b"?*.csv', 'a b.csv'],
  ['', 'Export.csv'],
  ['...', 'Export.csv'],
])('%j becomes %j', (name, expected) => {
  expect(safeFileName(name, 'Export.csv')).toBe(expected)
})

test('cuts long names at a whole character and keeps the ending', () => {
  const name = safeFileName(`${'🍛'.repeat(200)}.csv`, 'x')
  expect(name).toMatch(/^🍛+\.csv$/u)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(190)
})

test('whatever comes in, a plain name comes out', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (name) => {
      const safe = safeFileName(name, 'Export')
      expect(safe).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.|[. ]$|^$/u)
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200)
    }),
  )
})
