import type { BulkTarget } from '#patterns/bulk/dry-run.ts'
import type { ImportJob } from '#shared/domain/bulk/bulk-jobs.ts'

/** A column that a file can have. */
export interface ImportColumn {
  readonly key: string
  readonly label: string
  /** Other headings that mean it. */
  readonly names?: readonly string[]
  readonly isRequired?: boolean
  /** The only values it takes. A file may hold the value or its label, in whatever case. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** What the template has in its one row. */
  readonly example: string
  readonly hint?: string
}

/** The texts of a row by the key of their column, blanks around them gone. Columns that the file does not have are left out. */
export type Cells = Readonly<Record<string, string>>

/** What a row comes to: what it changes or creates, or what is wrong with it, by the key of the column. */
export type Checked = { readonly target: BulkTarget } | { readonly problems: Readonly<Record<string, string>> }

/** One sort of rows that can be imported. Keep it stable between renders. */
export interface ImportKind {
  readonly job: ImportJob
  /** As in "Import of notes". */
  readonly what: string
  readonly columns: readonly ImportColumn[]
  /** A column of which no two rows may have the same, whatever record they are about. @param line of the row that has it already */
  readonly unique?: { readonly key: string; readonly problem: (line: number) => string }
  /** By the rules of the form that these values are otherwise typed into. Required cells and choices are checked before. */
  readonly check: (cells: Cells) => Checked
}

/** The text of a cell as the kind takes it: the value where the file has its label. */
export const cellValue = ({ options }: ImportColumn, text: string): string => {
  const typed = text.toLowerCase()
  return options?.find(({ value, label }) => value.toLowerCase() === typed || label.toLowerCase() === typed)?.value ?? text
}

/** The cell as people read it. */
export const cellLabel = ({ options }: ImportColumn, text: string): string => options?.find(({ value }) => value === text)?.label ?? text

/** What is said of a cell before the rules of the kind. @param text as `cellValue` gives it */
export const cellProblem = ({ label, isRequired, options }: ImportColumn, text: string): string | null => {
  if (text === '') return isRequired === true ? `${label} is missing.` : null
  if (options === undefined || options.some(({ value }) => value === text)) return null
  return options.length > 6 ? `${label} is not one of the choices.` : `${label} must be one of: ${options.map((option) => option.label).join(', ')}.`
}
