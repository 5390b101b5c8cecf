import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { ExportCell } from '#shared/bridge/files.ts'

/** A column of an export. `date` cells are unix seconds; a text in any column stays the text it is. */
export type ExportColumn = CallArgument<'files.beginExport'>['columns'][number]

/** Writes a table to a stream, row by row, in one file format. */
export interface SheetWriter {
  /** Resolves when the rows are on their way to disk and more may come. */
  append(rows: readonly (readonly ExportCell[])[]): Promise<void>
  /** Writes what belongs at the end and resolves when everything is written. */
  finish(): Promise<void>
  /** Stops without an end. What was written is no valid file. */
  abort(cause: Error): void
}
