export interface TableRow {
  /** As a spreadsheet shows it: the headings are row 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** A problem of the whole row. */
  readonly problem?: string | undefined
  /** Problems of single cells, by their place. */
  readonly wrong?: ReadonlyMap<number, string>
}

/** Choices for a file that can be read in several ways. */
export type ReadingKey = 'delimiter' | 'encoding' | 'sheet' | 'hidden'
export type Reading = Readonly<Partial<Record<ReadingKey, string>>>

export interface ReadingChoice {
  readonly key: ReadingKey
  readonly label: string
  /** Empty: nothing is chosen yet, and no row is checked before that. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Notices about a file. */
export interface TableNotice {
  readonly intent: 'info' | 'warning'
  readonly text: string
}

/** The rows of a file that are not empty; the headings come first. */
export interface Table {
  readonly rows: readonly TableRow[]
  /** The number of lines of a text file. */
  readonly lines?: number
  readonly notices: readonly TableNotice[]
  readonly choices: readonly ReadingChoice[]
}

/** Why a file cannot be read, as a sentence. */
export class TableFileError extends Error {}

export const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '')
