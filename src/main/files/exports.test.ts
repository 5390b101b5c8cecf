import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { ExportCell } from '#shared/bridge/files.ts'
import { Exports } from './exports.ts'
import { FileLibrary } from './file-library.ts'

let folder: string
let library: FileLibrary
let exports: Exports

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'))
  library = new FileLibrary(
    () => 'asha',
    () => {},
  )
  exports = new Exports({ library, folder: () => folder, logger: { info: () => {}, warn: () => {}, error: () => {} } })
})

afterEach(async () => rm(folder, { recursive: true }))

const columns: CallArgument<'files.beginExport'>['columns'] = [
  { title: 'Business', kind: 'text' },
  { title: 'Balance', kind: 'number' },
  { title: 'Till', kind: 'date' },
]
const TILL = new Date(2027, 2, 12, 9, 30).getTime() / 1000
const rows: ExportCell[][] = [
  ['=HYPERLINK("http://evil.example")', -5.25, TILL],
  ['O\'Brien, "Fish" & <Chips>', 1240, null],
  ['مطعم الريف 🍛', 0, 'never'],
]

async function begin(format: 'csv' | 'xlsx', name = 'Sites') {
  const begun = await exports.begin({ name, format, columns })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value.id
}

async function write(format: 'csv' | 'xlsx', batches: ExportCell[][][]): Promise<string> {
  const id = await begin(format)
  for (const batch of batches) expect(await exports.append({ id, rows: batch })).toMatchObject({ ok: true })
  const finished = await exports.finish({ id })
  if (!finished.ok) throw new Error(finished.error.message)
  expect(finished.value).toMatchObject({ state: 'done', name: `Sites.${format}` })
  return library.pathOf(id) ?? ''
}

test('writes CSV that Excel reads as it is: mark, line ends, quotes, no formula', async () => {
  const path = await write('csv', [rows.slice(0, 1), [], rows.slice(1)])
  expect(await readFile(path, 'utf8')).toBe(
    '\ufeffBusiness,Balance,Till\r\n' +
      '"\'=HYPERLINK(""http://evil.example"")",-5.25,12/03/2027\r\n' +
      '"O\'Brien, ""Fish"" & <Chips>",1240,\r\n' +
      'مطعم الريف 🍛,0,never\r\n',
  )
})

test('a date that cannot be one is written as that, in both formats', async () => {
  const odd: ExportCell[][] = [['Business', 1, 1e300]]
  expect(await readFile(await write('csv', [odd]), 'utf8')).toContain('Business,1,Not a date (1e+300)\r\n')
  expect(readWorkbook(await write('xlsx', [odd]))[1]?.[2]?.[2]).toBe('Not a date (1e+300)')
})

/** What another program, Python, makes of the workbook: the sheet's rows, each cell as [type, style, text]. */
function readWorkbook(path: string): [string | null, string | null, string][][] {
  const program = `
import sys, json, zipfile, xml.etree.ElementTree as E
book = zipfile.ZipFile(sys.argv[1])
assert book.testzip() is None
for name in book.namelist(): E.fromstring(book.read(name))
n = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
sheet = E.fromstring(book.read('xl/worksheets/sheet1.xml'))
print(json.dumps([[[c.get('t'), c.get('s'), ''.join(c.itertext())] for c in row] for row in sheet.iter(n + 'row')]))`
  return JSON.parse(execFileSync('python3', ['-c', program, path], { encoding: 'utf8', maxBuffer: 1 << 28 })) as ReturnType<typeof readWorkbook>
}

test('writes a workbook with texts as texts, numbers as numbers and dates as dates', async () => {
  const [header, first, second, third] = readWorkbook(await write('xlsx', [rows]))
  expect(header?.map(([, , text]) => text)).toEqual(['Business', 'Balance', 'Till'])
  // 46458.395833 is 12 March 2027, 09:30, as Excel counts.
  expect(first).toEqual([
    // Style 3 has Excel's quote prefix: edited, the cell is still no formula.
    ['inlineStr', '3', '=HYPERLINK("http://evil.example")'],
    [null, null, '-5.25'],
    [null, '2', expect.stringMatching(/^46458\.39583/)],
  ])
  expect(second).toEqual([
    ['inlineStr', null, 'O\'Brien, "Fish" & <Chips>'],
    [null, null, '1240'],
    [null, null, ''],
  ])
  expect(third?.[2]).toEqual(['inlineStr', null, 'never'])
})

test('a workbook holds what XML cannot: control characters, carriage returns and texts like an escape are escaped, half surrogates replaced', async () => {
  const [, row] = readWorkbook(await write('xlsx', [[['a\u0000\u000b\ud800b]]>\r\n_x0041_', null, null]]]))
  expect(row?.[0]?.[2]).toBe('a_x0000__x000B_\ufffdb]]>_x000D_\n_x005F_x0041_')
})

test.each(['csv', 'xlsx'] as const)('writes 50,000 rows as %s without holding them', async (format) => {
  const id = await begin(format)
  const batch = Array.from({ length: 5000 }, (_, at): ExportCell[] => [`Site ${at}`, at, TILL])
  for (let count = 0; count < 10; count += 1) await exports.append({ id, rows: batch })
  expect(await exports.finish({ id })).toMatchObject({ ok: true })
  const path = library.pathOf(id) ?? ''
  const count = format === 'csv' ? (await readFile(path, 'utf8')).split('\r\n').length - 1 : readWorkbook(path).length
  expect(count).toBe(50_001)
})

test.each(['csv', 'xlsx'] as const)('a cancelled export as %s leaves nothing', async (format) => {
  const id = await begin(format)
  await exports.append({ id, rows })
  expect(library.cancel(id)).toBe(true)
  expect(await exports.append({ id, rows })).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(await exports.finish({ id })).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('stops what a page that is gone had begun', async () => {
  const ids = [await begin('csv'), await begin('xlsx', 'Other')]
  exports.cancelAll()
  expect(ids.map((id) => library.find(id)?.state)).toEqual(['cancelled', 'cancelled'])
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('makes the name safe and replaces no file', async () => {
  await writeFile(join(folder, 'etc Sites.csv'), 'mine')
  const id = await begin('csv', '../../etc/Sites')
  expect(await exports.finish({ id })).toMatchObject({ ok: true, value: { name: 'etc Sites (1).csv' } })
})

test('knows only its own ids', async () => {
  expect(await exports.append({ id: 'x', rows })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
})

test('says that a sheet cannot hold more rows', async () => {
  const id = await begin('xlsx')
  const batch = Array.from({ length: 5000 }, (): ExportCell[] => [])
  let answer = await exports.append({ id, rows: batch })
  for (let count = 1; count < 210 && answer.ok; count += 1) answer = await exports.append({ id, rows: batch })
  expect(answer).toMatchObject({ ok: false, error: { kind: 'storage', message: 'A sheet of Excel holds 1048575 rows at most. Export as CSV instead.' } })
  expect(library.find(id)).toMatchObject({ state: 'failed' })
  expect(await readdir(folder)).toEqual([])
})

test('says that the disk is full', async () => {
  // /dev/full answers every write with "no space left on device".
  const { csvWriter } = await import('./sheets/csv-writer.ts')
  const { createWriteStream } = await import('node:fs')
  const { fileErrorSentence } = await import('./file-error.ts')
  const writer = csvWriter(createWriteStream('/dev/full'), columns)
  const cause = await writer.finish().catch((error: unknown) => error)
  expect(fileErrorSentence(cause)).toBe('The disk is full. Make room and try again.')
})

test('only this many exports hold a file open at once; one that ends makes room', async () => {
  const begun = await Promise.all(Array.from({ length: 12 }, (_, index) => exports.begin({ name: `Sites ${index}`, format: 'csv', columns })))
  const running = begun.flatMap((one) => (one.ok ? [one.value.id] : []))
  expect(running).toHaveLength(8)
  expect(begun.filter((one) => !one.ok && one.error.kind === 'busy')).toHaveLength(4)
  expect(await exports.finish({ id: running[0] ?? '' })).toMatchObject({ ok: true })
  expect(await exports.begin({ name: 'One more', format: 'csv', columns })).toMatchObject({ ok: true })
  exports.cancelAll()
})
