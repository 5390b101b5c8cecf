import { useCallback, useMemo } from 'react'
import { useIdleWork } from '../use-idle-work.ts'
import { type Criteria, createRowFilter } from './row-filter.ts'

interface FilteredRows<Filters extends object> {
  /** Indexes of the rows that pass, for `DataTable`'s `matches`. */
  readonly matches: Uint32Array | undefined
  /** Indexes of those that pass every filter but one: worked out at every call. */
  readonly others: (but: keyof Filters) => Uint32Array | undefined
  /** They have what is typed in the forgiving filter with one typo; none has it as it is typed. The list has to say so. */
  readonly areSimilar: boolean
}

/**
 * Filters rows. `rows` and `criteria` must be stable between renders.
 * Lower-cases the rows' texts while the window is idle, so that the first keystroke is as fast as the others.
 * @param areArriving more rows will soon take the place of these: what is typed may be in one of them
 * @param forgiving see `createRowFilter`
 */
export function useRowFilter<Row, Filters extends object>(
  rows: readonly Row[],
  criteria: Criteria<Row, Filters>,
  filters: Filters,
  areArriving = false,
  forgiving?: keyof Filters & string,
): FilteredRows<Filters> {
  const forgives = areArriving ? undefined : forgiving
  const filter = useMemo(() => createRowFilter(rows, criteria, forgives), [rows, criteria, forgives])
  useIdleWork(filter.prepare, !areArriving)
  const matches = useMemo(() => filter.apply(filters), [filter, filters])
  const others = useCallback((but: keyof Filters) => filter.others(filters, but), [filter, filters])
  return { matches, others, areSimilar: filter.areSimilar(filters) }
}
