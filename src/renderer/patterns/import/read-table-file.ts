import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readWorkbook from 'read-excel-file/universal'
import { formatFormDate } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import { withCellPlaces } from './sheet-places.ts'

export interface TableRow {
  /** As a spreadsheet shows it: the headings are row 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface TableFile {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
  /** What the reader should know: that only one of several sheets was read. */
  readonly notice: string | null
}

const MB = 1024 ** 2
const LARGEST = 10 * MB
/** Of a workbook once it is unpacked: a few kilobytes can become gigabytes. */
const LARGEST_UNPACKED = 150 * MB
const MOST_ROWS = 20_000
const MOST_COLUMNS = 500
/** Characters of a heading: the rest of a longer one tells nothing more. */
const LONGEST_HEADING = 100

/** Why a file cannot be read, as a sentence. */
export class TableFileError extends Error {}

/**
 * Reads the first table of a CSV or XLSX file as texts.
 * Throws a `TableFileError` for a file that is too large, empty, or none of the two.
 */
export const readTableFile = async (file: File): Promise<TableFile> => {
  if (file.size > LARGEST) throw new TableFileError('The file is larger than 10 MB. Divide it into several.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook && /\.xlsx?$/i.test(file.name)) throw new TableFileError('The file is no workbook that can be read. Save it as XLSX or CSV.')
  const { table, notice } = isWorkbook ? await readSheet(bytes) : { table: readText(bytes), notice: null }
  const lines = table.map((cells, place) => ({ line: place + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...rows] = lines
  if (head === undefined || rows.length === 0) throw new TableFileError('The file has no rows below its headings.')
  if (rows.length > MOST_ROWS) throw new TableFileError(`The file has ${formatCount(rows.length)} rows; ${formatCount(MOST_ROWS)} can be imported at once.`)
  if (head.cells.length > MOST_COLUMNS) throw new TableFileError(`The file has ${formatCount(head.cells.length)} columns; it can have ${MOST_COLUMNS}.`)
  return { name: file.name, header: head.cells.map((cell) => cell.trim().slice(0, LONGEST_HEADING)), rows, notice }
}

/** The console's own files hold a sign in front of what a spreadsheet would take for a formula. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

const readText = (bytes: Uint8Array): readonly (readonly string[])[] => {
  const text = decoded(bytes)
  // Spreadsheet programs name the delimiter in a line before the headings.
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const table = text.slice(line.length)
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: named ?? delimiterOf(table) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken !== undefined) throw new TableFileError(`The file is not a CSV file that can be read: row ${(broken.row ?? 0) + 1} has a quote that does not end.`)
  return data.map((row) => row.map(withoutGuard))
}

const DELIMITERS = [',', ';', '\t', '|']

/** The sign that is most often between the headings. The library guesses by the average of all lines, an empty last one included. */
const delimiterOf = (text: string): string => {
  const [headings = ''] = text
    .trimStart()
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** UTF-8, UTF-16 by its mark, else what Windows programs write. */
const decoded = (bytes: Uint8Array): string => {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(mark, { fatal: true }).decode(bytes)
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes)
  }
  if (text.includes('\0')) throw new TableFileError('The file is neither CSV nor XLSX.')
  return text
}

const readSheet = async (bytes: Uint8Array) => {
  const sheets = await workbookOf(bytes).catch((cause: unknown) => {
    throw cause instanceof TableFileError ? cause : new TableFileError('The file is no workbook that can be read. Save it as XLSX or CSV.')
  })
  const [first, ...others] = sheets
  const notice = first === undefined || others.length === 0 ? null : `The workbook has ${sheets.length} sheets. Only the first, “${first.sheet}”, is read.`
  return { table: (first?.data ?? []).map((row) => row.map(cellText)), notice }
}

/** Unpacked here, within a limit, and handed on without compression: the library would start a worker, which the console's security policy forbids. */
const workbookOf = async (bytes: Uint8Array) => {
  let size = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isNeeded = name.endsWith('.xml') || name.endsWith('.rels')
      if (isNeeded) size += originalSize
      if (size > LARGEST_UNPACKED) throw new TableFileError('The workbook is too large once it is unpacked. Save it as CSV.')
      return isNeeded
    },
  })
  for (const [name, part] of Object.entries(parts)) {
    if (name.includes('worksheets/') && name.endsWith('.xml')) parts[name] = strToU8(withCellPlaces(strFromU8(part)))
  }
  const stored = zipSync(parts, { level: 0 })
  return readWorkbook(stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength))
}

/** A date of a workbook is the midnight of its day in UTC. */
const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return formatFormDate(Date.UTC(cell.getUTCFullYear(), cell.getUTCMonth(), cell.getUTCDate()) / 1000 + cell.getTimezoneOffset() * 60)
  return typeof cell === 'number' || typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}
