import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BundleBudget, budgetsOf } from './bundle-budgets.ts'
import { readBundles } from './bundles.ts'
import { kilobytes, type Row } from './report.ts'

/** The sizes of the last build, gzip. */
export const measureBundles = (): readonly Row[] => bundleRows(budgetsOf(readBundles()), gzipSize)

/** Of each kind the part that is closest to its budget, and every part that is over. */
export function bundleRows(budgets: readonly BundleBudget[], sizeOf: (files: readonly string[]) => number): readonly Row[] {
  const parts = budgets.map((budget) => ({ ...budget, size: sizeOf(budget.files) }))
  return [...Map.groupBy(parts, ({ kind }) => kind).values()].flatMap((ofKind) =>
    ofKind
      .toSorted((a, b) => b.size / b.limit - a.size / a.limit)
      .filter(({ size, limit }, place) => place === 0 || size > limit)
      .map(({ name, size, limit }) => ({ what: `JavaScript: ${name}`, budget: `${limit / 1000} kB gzip`, measured: kilobytes(size), met: size <= limit })),
  )
}

const gzipSize = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
