import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import Papa from 'papaparse'
import { expect } from '../fixtures.ts'

/** Waits for the one file of a kind in a folder, written to its end, and gives its path. */
export async function onlyFile(folder: string, name: RegExp): Promise<string> {
  const found = async () => (await readdir(folder).catch(() => [])).filter((file) => name.test(file))
  await expect.poll(found).toHaveLength(1)
  return path.join(folder, (await found())[0] ?? '')
}

/** The rows of a CSV file. It must begin with the mark by which spreadsheets know UTF-8. */
export async function readCsv(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data
}

const READ_WORKBOOK = `
import sys, json, zipfile, datetime, xml.etree.ElementTree as E
n = {'m': 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'}
sheet = E.fromstring(zipfile.ZipFile(sys.argv[1]).read('xl/worksheets/sheet1.xml'))
def text(c):
    if c.get('t') == 'inlineStr': return c.findtext('m:is/m:t', '', n)
    v = c.findtext('m:v', '', n)
    # Style 2 is a date: days since 30 December 1899.
    return (datetime.datetime(1899, 12, 30) + datetime.timedelta(days=float(v))).strftime('%d/%m/%Y') if c.get('s') == '2' and v else v
print(json.dumps([[text(c) for c in r.findall('m:c', n)] for r in sheet.findall('.//m:row', n)]))
`

/** The rows of an Excel workbook as another program, Python, reads them; dates as the lists show them. */
export const readWorkbook = (file: string): string[][] => JSON.parse(execFileSync('python3', ['-c', READ_WORKBOOK, file], { encoding: 'utf8' })) as string[][]
