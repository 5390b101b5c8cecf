import { useCallback, useMemo } from 'react'
import { useIdleWork } from '../use-idle-work.ts'
import { type Criteria, createRowFilter } from './row-filter.ts'

interface FilteredRows<Filters extends object> {
  /** Indexes of the rows that pass, for `DataTable`'s `matches`. */
  readonly matches: Uint32Array | undefined
  /** Indexes of those that pass every filter but one: worked out at every call. */
  readonly others: (but: keyof Filters) => Uint32Array | undefined
}

/**
 * Filters rows. `rows` and `criteria` must be stable between renders.
 * Lower-cases the rows' texts while the window is idle, so that the first keystroke is as fast as the others.
 * @param areArriving more rows will soon take the place of these
 */
export function useRowFilter<Row, Filters extends object>(
  rows: readonly Row[],
  criteria: Criteria<Row, Filters>,
  filters: Filters,
  areArriving = false,
): FilteredRows<Filters> {
  const filter = useMemo(() => createRowFilter(rows, criteria), [rows, criteria])
  useIdleWork(filter.prepare, !areArriving)
  const matches = useMemo(() => filter.apply(filters), [filter, filters])
  const others = useCallback((but: keyof Filters) => filter.others(filters, but), [filter, filters])
  return { matches, others }
}
