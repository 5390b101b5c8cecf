import { useMemo } from 'react'
import { useIdleWork } from '../use-idle-work.ts'
import { type Criteria, createRowFilter } from './row-filter.ts'

/**
 * Indexes of the rows that pass, for `DataTable`'s `matches`. `rows` and `criteria` must be stable between renders.
 * Lower-cases the rows' texts while the window is idle, so that the first keystroke is as fast as the others.
 * @param areArriving more rows will soon take the place of these
 */
export function useRowFilter<Row, Filters extends object>(
  rows: readonly Row[],
  criteria: Criteria<Row, Filters>,
  filters: Filters,
  areArriving = false,
): Uint32Array | undefined {
  const filter = useMemo(() => createRowFilter(rows, criteria), [rows, criteria])
  useIdleWork(filter.prepare, !areArriving)
  return useMemo(() => filter.apply(filters), [filter, filters])
}
