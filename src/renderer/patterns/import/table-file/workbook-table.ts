import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { spreadsheetProblem } from '#shared/domain/text/spreadsheet-value.ts'
import { formatCount } from '#shared/domain/text.ts'
import { columnName } from '#shared/spreadsheet-columns.ts'
import { shownNumber } from './cell-format.ts'
import { type CellMark, prepareSheet } from './sheet-xml.ts'
import { isFilled, type Reading, type ReadingChoice, type Table, TableFileError, type TableNotice, type TableRow } from './table.ts'
import { type Parts, RELATIONS, usualParts, WORKBOOK } from './workbook-parts.ts'
import { formatsOf, type Sheet, sheetsOf, withPlainEpoch } from './workbook-xml.ts'

/** The size limit of an unpacked workbook: a few kilobytes can become gigabytes. */
const LARGEST_UNPACKED = 150 * 1024 ** 2

/** The table of one sheet: the first that can be seen, or the chosen one. */
export const readWorkbookTable = (bytes: Uint8Array, chosen: Reading): Promise<Table> =>
  tableOf(bytes, chosen).catch((cause: unknown) => {
    throw cause instanceof TableFileError ? cause : new TableFileError('The file is no workbook that can be read. Save it as XLSX or CSV.')
  })

const tableOf = async (bytes: Uint8Array, chosen: Reading): Promise<Table> => {
  const parts = usualParts(withPlainTexts(unpacked(bytes)))
  const textOf = (part: string): string => strFromU8(parts[part] ?? new Uint8Array())
  const workbook = textOf(WORKBOOK)
  const sheets = sheetsOf(workbook, textOf(RELATIONS))
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const sheet =
    visible.find(({ part }) => part === chosen.sheet) ?? visible.find(({ part }) => /<(?:\w+:)?c[\s>]/.test(textOf(part))) ?? visible[0] ?? sheets[0]
  if (sheet === undefined || parts[sheet.part] === undefined) throw new Error('The workbook has no sheet.')
  const { xml, hidden, marks } = prepareSheet(textOf(sheet.part), formatsOf(textOf('xl/styles.xml')))
  const data = await dataOf({ ...parts, [WORKBOOK]: strToU8(withPlainEpoch(workbook)), [sheet.part]: strToU8(xml) }, sheet)
  const [head, ...rows] = data.map((cells, place) => tableRow(cells, place + 1, marks)).filter(isFilled)
  const hiddenRows = rows.filter(({ line }) => hidden.has(line)).length
  const isLeftOut = chosen.hidden === 'leave'
  return {
    rows: head === undefined ? [] : [head, ...(isLeftOut ? rows.filter(({ line }) => !hidden.has(line)) : rows)],
    notices: [...sheetNotices(sheet, visible.length, sheets.filter((each) => each.isHidden && each !== sheet).length), ...hiddenNotices(hiddenRows, isLeftOut)],
    choices: [...(visible.length > 1 ? [sheetChoice(visible, sheet)] : []), ...(hiddenRows > 0 ? [hiddenChoice(isLeftOut)] : [])],
  }
}

/** The XML parts of the workbook. */
const unpacked = (bytes: Uint8Array): Parts => {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isNeeded = /\.(?:xml|rels)$/i.test(name)
      if (isNeeded) size += originalSize
      if (size > LARGEST_UNPACKED) throw new TableFileError('The workbook is too large once it is unpacked. Save it as CSV.')
      return isNeeded
    },
  })
}

const XML_COMMENT_OR_TEXT = /<!--.*?-->|<!\[CDATA\[(.*?)\]\]>/gs
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The parts without comments, whose cells are none, and without CDATA sections, which the library leaves out. */
const withPlainTexts = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => {
      const xml = strFromU8(bytes)
      return [name, xml.includes('<!') ? strToU8(xml.replaceAll(XML_COMMENT_OR_TEXT, (_, text: string | undefined) => escaped(text ?? ''))) : bytes]
    }),
  )

/** A number with its digits as the workbook holds them. */
class WorkbookNumber {
  readonly digits: string

  constructor(digits: string) {
    this.digits = digits
  }
}

/** Hands the parts on uncompressed: to unpack, the library would start a worker, which the security policy forbids. */
const dataOf = async (parts: Parts, { number }: Sheet): Promise<readonly (readonly unknown[])[]> => {
  const stored = zipSync(parts, { level: 0 })
  const buffer = stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength)
  const options = { trim: false, parseNumber: (digits: string) => new WorkbookNumber(digits), sheets: [number] }
  const [sheet] = await readWorkbook(buffer, options)
  return sheet?.data ?? []
}

interface Cell {
  readonly text: string
  readonly problem: string | null
}

const tableRow = (values: readonly unknown[], line: number, marks: ReadonlyMap<string, CellMark>): TableRow => {
  const cells = values.map((value, place) => cellOf(value, marks.get(`${columnName(place)}${line}`)))
  const wrong = cells.flatMap(({ problem }, place) => (problem === null ? [] : [[place, problem] as const]))
  return { line, cells: cells.map(({ text }) => text), wrong: new Map(wrong) }
}

const cellOf = (value: unknown, mark: CellMark | undefined): Cell => {
  if (mark === 'error') return errorCell(typeof value === 'string' ? value : '')
  if (value instanceof Date) return dateCell(value)
  if (value instanceof WorkbookNumber) return numberCell(value.digits, mark)
  if (typeof value === 'boolean') return { text: String(value), problem: null }
  if (typeof value !== 'string') return { text: '', problem: null }
  if (mark === 'day') return { text: value.replace(/T.*/s, ''), problem: null }
  return { text: value, problem: typeof mark === 'object' ? null : spreadsheetProblem(value) }
}

const errorCell = (text: string): Cell => ({
  text,
  problem: text.startsWith('=')
    ? `“${text}” is a formula without a result. Open the workbook and save it.`
    : `“${text}” is an error of the workbook, not a value.`,
})

/** The library gives the day and time of a cell in UTC, so no zone can change the day. */
const dateCell = (date: Date): Cell => {
  const [iso = '', time = ''] = date.toJSON()?.split('T') ?? []
  // A time without a day is a part of day 0.
  if (iso === '1899-12-30') return { text: time.slice(0, 5), problem: null }
  return iso >= '1899-12-30' ? { text: iso, problem: null } : { text: '########', problem: 'The cell has no date that a spreadsheet can show.' }
}

/** Spreadsheets replace the 16th digit of a number and the following ones by zeros. */
const MOST_EXACT = 1e15

const numberCell = (digits: string, mark: CellMark | undefined): Cell => {
  const number = Number(digits)
  if (/e\+?\d/i.test(digits)) return { text: digits, problem: `“${digits}” is a number that a spreadsheet rounded: its last digits are lost.` }
  const text = Number.isNaN(number) ? digits : String(number)
  if (Math.abs(number) >= MOST_EXACT) return { text, problem: `“${text}” is longer than the 15 digits that a spreadsheet keeps of a number.` }
  return typeof mark === 'object' && mark.kind !== 'text' ? shownNumber(number, mark) : { text, problem: spreadsheetProblem(text) }
}

const sheetNotices = ({ name }: Sheet, visible: number, hidden: number): readonly TableNotice[] => {
  if (visible <= 1 && hidden === 0) return []
  const unread = hidden === 0 ? '' : ` ${formatCount(hidden)} hidden ${hidden === 1 ? 'sheet is' : 'sheets are'} not read.`
  return [{ intent: 'info', text: `${visible > 1 ? `The workbook has ${formatCount(visible)} sheets. ` : ''}“${name}” is read.${unread}` }]
}

const sheetChoice = (visible: readonly Sheet[], { part }: Sheet): ReadingChoice => ({
  key: 'sheet',
  label: 'Sheet',
  value: part,
  options: visible.map((each) => ({ value: each.part, label: each.name })),
})

const hiddenNotices = (count: number, isLeftOut: boolean): readonly TableNotice[] =>
  count === 0
    ? []
    : [
        {
          intent: 'warning',
          text: `${formatCount(count)} ${count === 1 ? 'row is' : 'rows are'} hidden or filtered out in the workbook and ${isLeftOut ? 'left out' : 'read too'}.`,
        },
      ]

const hiddenChoice = (isLeftOut: boolean): ReadingChoice => ({
  key: 'hidden',
  label: 'Hidden rows',
  value: isLeftOut ? 'leave' : 'read',
  options: [
    { value: 'read', label: 'Read them' },
    { value: 'leave', label: 'Leave them out' },
  ],
})
