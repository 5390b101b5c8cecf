import { brokenPromise, type Cell } from './cell.ts'

/** The line that sums up the cells: how many ran, and how many broke which promise. */
export function summary(cells: readonly Cell[]): string {
  const count = (isCounted: (cell: Cell) => boolean): number => cells.filter(isCounted).length
  const twice = count((cell) => brokenPromise(cell) === 'sent twice')
  const lost = count((cell) => brokenPromise(cell) !== null) - twice
  return `Payment cells run: ${cells.length}, sent twice: ${twice}, lost: ${lost}`
}

/** How the outcomes are spread, and a table an operation with faults below and gestures across. Each cell: what was told and the records then; after a second try in brackets. */
export function report(cells: readonly Cell[]): string {
  const told = [...Map.groupBy(cells, (cell) => (cell.found ? 'found' : cell.told))].map(([outcome, own]) => `${own.length} ${outcome}`)
  const tables = [...Map.groupBy(cells, ({ operation }) => operation)].map(([operation, own]) => [operation, ...linesOf(own)].join('\n'))
  return [...tables, `${cells.length} cells: ${told.sort().join(', ')}`].join('\n\n')
}

const WIDTH = 22

function linesOf(cells: readonly Cell[]): readonly string[] {
  const row = (first: string, ...texts: readonly string[]): string => [first.padEnd(42), ...texts.map((text) => text.padEnd(WIDTH))].join('').trimEnd()
  const gestures = [...new Set(cells.map(({ gesture }) => gesture))]
  return [
    row('', ...gestures),
    ...[...Map.groupBy(cells, ({ fault }) => fault)].map(([fault, own]) =>
      row(`  ${fault}`, ...gestures.map((gesture) => textOf(own.find((cell) => cell.gesture === gesture)))),
    ),
  ]
}

function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '-'
  const { told, found, records, recordsAfterRetry } = cell
  return `${found ? 'found' : told} ${records}${recordsAfterRetry === null ? '' : ` (${recordsAfterRetry})`}`
}
