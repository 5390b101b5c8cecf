import { type CellValue, type Column, cellText } from '#components/data-table/column.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Download, ExportCell } from '#shared/bridge/files.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'
import { isExactAmount, moneyToDecimal } from '#shared/domain/money.ts'
import type { Result } from '#shared/result.ts'

export type ExportPort = Pick<Bridge['files'], 'beginExport' | 'appendExport' | 'finishExport' | 'cancel'>

export type ExportFormat = 'csv' | 'xlsx'

export interface ExportJob<Row> {
  readonly name: string
  readonly format: ExportFormat
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Told the id and how much is written, from 0 to 1. */
  readonly onProgress: (id: string, fraction: number) => void
}

/** This many rows cross the bridge at once: few enough that typing does not stutter while 100,000 are written. */
const ROWS_A_CHUNK = 1000

/** What an export writes for a cell: numbers and dates as such, money in major units, everything else, an odd amount or date too, the whole text. */
const exportCell = <Row>(column: Column<Row>, row: Row): ExportCell => {
  const value = column.value(row)
  if (column.kind === 'money') return numberCell(value, (amount) => (isExactAmount(amount) ? Number(moneyToDecimal(amount)) : cellText(column, row)))
  if (column.kind === 'date') return numberCell(value, (at) => plausibleSeconds(at) ?? cellText(column, row))
  if (column.kind === 'number') return numberCell(value, (number) => number)
  return cellText(column, row)
}

const numberCell = (value: CellValue, cellOf: (value: number) => ExportCell): ExportCell => (typeof value === 'number' ? cellOf(value) : null)

const exportKind = (kind: Column<never>['kind']): 'text' | 'number' | 'date' => {
  if (kind === 'date') return 'date'
  return kind === 'number' || kind === 'money' ? 'number' : 'text'
}

/**
 * Writes rows to a file through main, chunk by chunk. Cancelling it in the tray ends it with the failure `cancelled`; any other failure
 * drops the unfinished file.
 */
export const exportRows = async <Row>(port: ExportPort, job: ExportJob<Row>): Promise<Result<Download>> => {
  const { name, format, columns, rows, onProgress } = job
  const begun = await port.beginExport({ name, format, columns: columns.map(({ title, kind }) => ({ title, kind: exportKind(kind) })) })
  if (!begun.ok) return begun
  const { id } = begun.value
  onProgress(id, 0)
  for (let start = 0; start < rows.length; start += ROWS_A_CHUNK) {
    const chunk = rows.slice(start, start + ROWS_A_CHUNK)
    const appended = await port.appendExport({ id, rows: chunk.map((row) => columns.map((column) => exportCell(column, row))) })
    if (!appended.ok) {
      if (appended.error.kind !== 'cancelled') await port.cancel({ id })
      return appended
    }
    onProgress(id, Math.min(1, (start + chunk.length) / rows.length))
  }
  return port.finishExport({ id })
}
