import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportCell } from '#shared/bridge/files.ts'
import { formatDate, plausibleSeconds } from '#shared/domain/date.ts'
import { exportedText } from '#shared/domain/text/spreadsheet-text.ts'
import { columnName } from '#shared/spreadsheet-columns.ts'
import { FileError } from '../file-error.ts'
import type { ExportColumn, SheetWriter } from './sheet-writer.ts'

/** The most rows a sheet can have, its header row among them. */
const MOST_ROWS = 1_048_576

/**
 * Writes an Excel workbook of one sheet, zipped while it is written: memory stays flat whatever the number of rows. Own markup on yazl rather than
 * write-excel-file, which takes all rows at once: 100,000 rows of 15 columns stopped the main process for 8.4 s and took 0.8 GB there. Texts are
 * written as texts, so none is ever taken for a formula.
 */
export function xlsxWriter(output: Writable, columns: readonly ExportColumn[]): SheetWriter {
  const zip = new ZipFile()
  const sheet = new PassThrough()
  for (const [name, text] of Object.entries(WORKBOOK_PARTS)) zip.addBuffer(Buffer.from(text), name)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  zip.on('error', (cause: Error) => output.destroy(cause))

  const ended = Promise.all([pipeline(zip.outputStream, output), finished(sheet)]).then(() => {})
  // Failures reach the caller through `append` and `finish`; without a listener the first one would end the process.
  ended.catch(() => {})

  let rowCount = 1
  sheet.write(sheetBegin(columns) + headerRow(columns))

  return {
    append: async (rows: readonly (readonly ExportCell[])[]) => {
      if (rowCount + rows.length > MOST_ROWS) throw new FileError(`A sheet of Excel holds ${MOST_ROWS - 1} rows at most. Export as CSV instead.`)
      if (output.errored) throw output.errored
      const text = rows.map((row, at) => sheetRow(rowCount + at + 1, row, columns)).join('')
      rowCount += rows.length
      if (!sheet.write(text)) await Promise.race([once(sheet, 'drain'), ended])
    },
    finish: () => {
      sheet.end(SHEET_END)
      return ended
    },
    abort: (cause) => {
      sheet.destroy(cause)
      output.destroy(cause)
    },
  }
}

// The smallest part of SpreadsheetML (ECMA-376) that Excel, LibreOffice and Numbers open without a word: one sheet, texts
// inline, four cell styles.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles by their place in `cellXfs` below. `quoted`: a text that stays one when its cell is edited, as behind a typed apostrophe. */
const STYLE = { header: 1, date: 2, quoted: 3 } as const

const LONGEST_TEXT = 32_767

const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
}

/** The sheet up to its first row; the header row stays in view while scrolling. */
const sheetBegin = (columns: readonly ExportColumn[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(({ title }, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.min(Math.max(title.length + 4, 14), 40)}" customWidth="1"/>`).join('')}</cols><sheetData>`

const SHEET_END = '</sheetData></worksheet>'

const headerRow = (columns: readonly ExportColumn[]): string =>
  `<row r="1">${columns.map(({ title }, at) => textCell(`${columnName(at)}1`, title, STYLE.header)).join('')}</row>`

/** @param number of the row in the sheet, the header being 1 */
const sheetRow = (number: number, row: readonly ExportCell[], columns: readonly ExportColumn[]): string =>
  `<row r="${number}">${row.map((cell, at) => cellMarkup(`${columnName(at)}${number}`, cell, columns[at]?.kind)).join('')}</row>`

/** The place of a cell may be left out, but many programs cannot read it then. @param place as in B7 */
function cellMarkup(place: string, cell: ExportCell, kind: ExportColumn['kind'] | undefined): string {
  if (cell === null || cell === '') return `<c r="${place}"/>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'string') return textCell(place, cell, exportedText(cell) === cell ? undefined : STYLE.quoted)
  if (kind !== 'date') return `<c r="${place}"><v>${cell}</v></c>`
  const seconds = plausibleSeconds(cell)
  return seconds === null ? textCell(place, formatDate(cell)) : `<c r="${place}" s="${STYLE.date}"><v>${dateSerial(seconds)}</v></c>`
}

const textCell = (place: string, text: string, style?: number): string =>
  `<c r="${place}"${style === undefined ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

// XML cannot hold control characters, changes carriage returns, and readers decode a text that looks like an escape.
// `toWellFormed` replaces lone surrogates.
const ESCAPED = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu

/** As in `_x000D_`, the escape of SpreadsheetML for a character (ST_Xstring). */
const escapeCharacter = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

const escapeXml = (text: string): string =>
  text.slice(0, LONGEST_TEXT).toWellFormed().replace(ESCAPED, escapeCharacter).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A date as Excel counts: days since 30 December 1899, in the machine's zone, as the lists show it. */
function dateSerial(seconds: number): number {
  const local = new Date(seconds * 1000)
  const asIfUtc = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate(), local.getHours(), local.getMinutes(), local.getSeconds())
  return (asIfUtc - Date.UTC(1899, 11, 30)) / 86_400_000
}
