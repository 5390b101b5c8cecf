export interface TableRow {
  /** As a spreadsheet shows it: the headings are row 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Why the row as a whole cannot be taken as it was read. */
  readonly problem?: string | undefined
  /** What is wrong with single cells, by their place. */
  readonly wrong?: ReadonlyMap<number, string>
}

/** What can be read in several ways. */
export type ReadingKey = 'delimiter' | 'encoding' | 'sheet' | 'hidden'
export type Reading = Readonly<Partial<Record<ReadingKey, string>>>

export interface ReadingChoice {
  readonly key: ReadingKey
  readonly label: string
  /** Empty: nothing is chosen yet, and the rows must wait for it. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What the reader should know of a file. */
export interface TableNotice {
  readonly intent: 'info' | 'warning'
  readonly text: string
}

/** The rows of a file that are not empty, its headings first. */
export interface Table {
  readonly rows: readonly TableRow[]
  /** Of a text: how many lines it has. */
  readonly lines?: number
  readonly notices: readonly TableNotice[]
  readonly choices: readonly ReadingChoice[]
}

/** Why a file cannot be read, as a sentence. */
export class TableFileError extends Error {}

export const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '')
