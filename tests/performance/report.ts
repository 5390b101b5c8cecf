/** One measured budget. */
export interface Row {
  readonly what: string
  /** As the design states it, for people: `1.5 x`, `80 kB`. */
  readonly budget: string
  readonly measured: string
  /** Undefined: a figure for orientation, without a budget. */
  readonly met: boolean | undefined
}

const VERDICTS = { true: 'ok', false: 'OVER', undefined: '' }

/** The rows as an aligned table of text. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [['what', 'budget', 'measured', 'verdict'], ...rows.map(({ what, budget, measured, met }) => [what, budget, measured, VERDICTS[`${met}`]])]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const format = (line: readonly string[]): string =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = lines
  return [format(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(format)].join('\n')
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
