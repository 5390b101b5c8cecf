import { type Cell, GESTURES } from './cell.ts'

/** The matrix as text: a table an operation, and the counts. Each cell: what the user was told, and the records the platform held then; after a second try in brackets. */
export function report(cells: readonly Cell[]): string {
  const tables = [...Map.groupBy(cells, ({ operation }) => operation)].map(([operation, own]) => [operation, ...linesOf(own)].join('\n'))
  const count = (isCounted: (cell: Cell) => boolean): number => cells.filter(isCounted).length
  const counts = [
    `${cells.length} cells: ${count(({ told, found }) => told === 'done' && !found)} done and confirmed`,
    `${count(({ told, found }) => told === 'done' && found)} done and found by reading back`,
    `${count(({ told }) => told === 'refused')} refused`,
    `${count(({ told }) => told === 'absent')} absent after reading back`,
    `${count(({ recordsAfterRetry }) => recordsAfterRetry === 1)} of these done by a second try`,
    `${count(({ records, carriedOut, recordsAfterRetry }) => Math.max(records, carriedOut, recordsAfterRetry ?? 0) > 1)} done twice`,
    `${count(({ falsehoods }) => falsehoods.length > 0)} falsehoods told`,
  ]
  return [...tables, counts.join(', ')].join('\n\n')
}

const WIDTH = 22

function linesOf(cells: readonly Cell[]): readonly string[] {
  const row = (...texts: readonly string[]): string =>
    texts
      .map((text) => text.padEnd(WIDTH))
      .join('')
      .trimEnd()
  const faults = [...Map.groupBy(cells, ({ fault }) => fault)]
  return [
    row('', ...GESTURES),
    ...faults.map(([fault, own]) => row(`  ${fault}`, ...GESTURES.map((gesture) => textOf(own.find((cell) => cell.gesture === gesture))))),
  ]
}

function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '-'
  const { told, found, records, recordsAfterRetry } = cell
  return `${found ? 'found' : told} ${records}${recordsAfterRetry === null ? '' : ` (${recordsAfterRetry})`}`
}
