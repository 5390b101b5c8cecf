import { formatCount } from '#shared/domain/text.ts'
import { isArchive, kindProblem } from './table-file/file-kind.ts'
import { type Reading, type ReadingChoice, TableFileError, type TableNotice, type TableRow } from './table-file/table.ts'
import { readTextTable } from './table-file/text-table.ts'
import { readWorkbookTable } from './table-file/workbook-table.ts'

export interface TableFile {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
  /** Lines and rows of the file, such as "4 lines, 3 rows read". */
  readonly extent: string
  readonly notices: readonly TableNotice[]
  /** Other ways to read the file. */
  readonly choices: readonly ReadingChoice[]
}

const LARGEST = 10 * 1024 ** 2
const MOST_ROWS = 20_000
const MOST_COLUMNS = 500
/** Characters of a heading: the rest of a longer one tells nothing more. */
const LONGEST_HEADING = 100

/**
 * Reads a CSV or XLSX file as texts. Throws a `TableFileError` for a file that is too large, empty, protected, or
 * neither.
 * @param chosen what the user chose where the file can be read in several ways
 */
export const readTableFile = async (file: File, chosen: Reading = {}): Promise<TableFile> => {
  if (file.size > LARGEST) throw new TableFileError('The file is larger than 10 MB. Divide it into several.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const other = kindProblem(bytes, file.name)
  if (other !== null) throw new TableFileError(other)
  const { rows: all, lines, notices, choices } = isArchive(bytes) ? await readWorkbookTable(bytes, chosen) : readTextTable(bytes, chosen)
  const [head, ...rows] = all
  if (head === undefined || rows.length === 0) throw new TableFileError('The file has no rows below its headings.')
  if (rows.length > MOST_ROWS) throw new TableFileError(`The file has ${formatCount(rows.length)} rows; ${formatCount(MOST_ROWS)} can be imported at once.`)
  if (head.cells.length > MOST_COLUMNS) throw new TableFileError(`The file has ${formatCount(head.cells.length)} columns; it can have ${MOST_COLUMNS}.`)
  const read = `${formatCount(rows.length)} ${rows.length === 1 ? 'row' : 'rows'} read`
  return {
    name: file.name,
    header: head.cells.map((cell) => cell.trim().slice(0, LONGEST_HEADING)),
    rows,
    extent: lines === undefined ? read : `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}, ${read}`,
    notices,
    choices,
  }
}
