import type { BulkTarget } from '#patterns/bulk/dry-run.ts'
import { cleanText, removedText } from '#shared/domain/text/clean-text.ts'
import { type Cells, type Checked, cellProblem, cellValue, type ImportKind } from './import-kind.ts'
import type { TableRow } from './table-file/table.ts'

/** Place of the file's column by the key of the kind's. */
export type ColumnMatches = Readonly<Record<string, number>>

/** A row of the file with what it comes to. */
export interface CheckedRow {
  /** Its number in the file, as a spreadsheet shows it. */
  readonly line: number
  readonly cells: Cells
  readonly target: BulkTarget | null
  /** By the key of the column, and by `WHOLE_ROW`; empty where there is a target. */
  readonly problems: Problems
  /** What was removed from its cells; empty for nothing. */
  readonly removed: string
}

type Problems = Readonly<Record<string, string>>

/** The key of a problem that no single column has. */
export const WHOLE_ROW = ''

/** Case, blanks and signs do not tell headings apart: "Sales person" is "salesPerson". */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the columns of a kind in the headings of a file.
 *
 * @param remembered headings by key, as they were chosen for an earlier file
 */
export const matchColumns = ({ columns }: ImportKind, header: readonly string[], remembered: Readonly<Record<string, string>>): ColumnMatches => {
  const taken = new Set<number>()
  const matches: Record<string, number> = {}
  for (const { key, label, names = [] } of columns) {
    const wanted = [remembered[key], label, key, ...names].flatMap((name) => (name === undefined ? [] : [plain(name)]))
    const places = wanted.map((name) => header.findIndex((heading, place) => !taken.has(place) && plain(heading) === name))
    const at = places.find((place) => place >= 0)
    if (at === undefined) continue
    taken.add(at)
    matches[key] = at
  }
  return matches
}

export const cellsOf = ({ columns }: ImportKind, { cells }: TableRow, matches: ColumnMatches): Cells =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const place = matches[column.key]
      return place === undefined ? [] : [[column.key, cellValue(column, cleanText(cells[place] ?? '').text.trim())]]
    }),
  )

/** The invisible characters that `cellsOf` leaves out, in the cells that are used and were not corrected. */
const removedFrom = (kind: ImportKind, row: TableRow, matches: ColumnMatches, used: Cells): string => {
  const read = cellsOf(kind, row, matches)
  return kind.columns
    .flatMap(({ key, label }) => {
      if (used[key] !== read[key]) return []
      const text = removedText(cleanText(row.cells[matches[key] ?? -1] ?? '').removed)
      return text === null ? [] : [`${label}: ${text}`]
    })
    .join(' ')
}

/** The problems found when the row was read, in the columns that are used. */
const readProblems = ({ columns }: ImportKind, { problem, wrong }: TableRow, matches: ColumnMatches): Problems => ({
  ...(problem === undefined ? {} : { [WHOLE_ROW]: problem }),
  ...Object.fromEntries(
    columns.flatMap(({ key, label }) => {
      const cell = wrong?.get(matches[key] ?? -1)
      return cell === undefined ? [] : [[key, `${label}: ${cell}`]]
    }),
  ),
})

/** A row of the file as a kind takes it, with the problems found before any rule of the kind. */
interface ReadRow {
  readonly line: number
  readonly cells: Cells
  readonly problems?: Problems
  readonly removed?: string
}

/** The rows of a file. Corrected rows no longer have the problems found when they were read. */
export const readRows = (
  kind: ImportKind,
  rows: readonly TableRow[],
  matches: ColumnMatches,
  corrected: ReadonlyMap<number, Cells> = new Map(),
): readonly ReadRow[] =>
  rows.map((row) => {
    const { line } = row
    const cells = corrected.get(line)
    if (cells !== undefined) return { line, cells, removed: removedFrom(kind, row, matches, cells) }
    const read = cellsOf(kind, row, matches)
    return { line, cells: read, problems: readProblems(kind, row, matches), removed: removedFrom(kind, row, matches, read) }
  })

/**
 * The corrected rows after columns are matched differently. Corrections in the other columns are kept; a row is dropped
 * if a newly matched cell has a problem of its own.
 */
export const correctedAgain = (
  kind: ImportKind,
  rows: readonly TableRow[],
  corrected: ReadonlyMap<number, Cells>,
  [before, now]: readonly [ColumnMatches, ColumnMatches],
): ReadonlyMap<number, Cells> =>
  new Map(
    rows.flatMap((row) => {
      const cells = corrected.get(row.line)
      const isWrong = Object.keys(readProblems(kind, row, now)).some((key) => key !== WHOLE_ROW && before[key] !== now[key])
      if (cells === undefined || isWrong) return []
      const kept = Object.entries(cells).filter(([key]) => before[key] === now[key])
      return [[row.line, { ...cellsOf(kind, row, now), ...Object.fromEntries(kept) }] as const]
    }),
  )

/** What one row comes to, without a look at the others. */
export const checkCells = (kind: ImportKind, cells: Cells): Checked => {
  const problems = Object.fromEntries(
    kind.columns.flatMap((column) => {
      const problem = cellProblem(column, cells[column.key] ?? '')
      return problem === null ? [] : [[column.key, problem]]
    }),
  )
  const checked = kind.check(cells)
  if (Object.keys(problems).length === 0) return checked
  return { problems: 'problems' in checked ? { ...checked.problems, ...problems } : problems }
}

/** Every row with what it comes to. A record that stands in the file twice is a problem of its second row. */
export const checkRows = (kind: ImportKind, rows: readonly ReadRow[]): readonly CheckedRow[] => {
  const lines = new Map<string, number>()
  const { unique } = kind
  const linesOf = new Map<string, number>()
  const [first] = kind.columns
  return rows.map(({ line, cells, problems = {}, removed = '' }) => {
    const checked = checkCells(kind, cells)
    const failed = (found: Problems): CheckedRow => ({ line, cells, target: null, problems: found, removed })
    if ('problems' in checked) return failed({ ...problems, ...checked.problems, ...problems })
    if (Object.keys(problems).length > 0) return failed(problems)
    const { target } = checked
    // A site can get several notes, but not the same one twice.
    const same = kind.job === 'note' ? JSON.stringify([target.id, target.to]) : target.id.toLowerCase()
    const before = lines.get(same)
    if (before !== undefined) return failed({ [first?.key ?? '']: `Row ${before} is about the same one.` })
    const value = cells[unique?.key ?? '']?.toLowerCase() ?? ''
    const other = linesOf.get(value)
    if (unique !== undefined && other !== undefined) return failed({ [unique.key]: unique.problem(other) })
    lines.set(same, line)
    if (unique !== undefined) linesOf.set(value, line)
    return { line, cells, target: { ...target, line }, problems: {}, removed }
  })
}

/** What is wrong with a row, in one line. */
export const problemText = ({ problems }: CheckedRow): string => Object.values(problems).join(' ')
