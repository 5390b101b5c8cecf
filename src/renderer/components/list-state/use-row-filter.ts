import { useEffect, useMemo } from 'react'
import { type Criteria, createRowFilter } from './row-filter.ts'

/**
 * Indexes of the rows that pass, for `DataTable`'s `matches`. `rows` and `criteria` must be stable between renders.
 * Lower-cases the rows' texts while the window is idle, so that the first keystroke is as fast as the others.
 */
export function useRowFilter<Row, Filters extends object>(rows: readonly Row[], criteria: Criteria<Row, Filters>, filters: Filters): Uint32Array | undefined {
  const filter = useMemo(() => createRowFilter(rows, criteria), [rows, criteria])

  useEffect(() => {
    let request = 0
    const prepare = (deadline: IdleDeadline) => {
      if (!filter.prepare(() => deadline.timeRemaining() > 1)) request = requestIdleCallback(prepare)
    }
    // jsdom has no idle callbacks; texts are then lower-cased when first needed.
    if (typeof requestIdleCallback === 'function') request = requestIdleCallback(prepare)
    return () => {
      if (request !== 0) cancelIdleCallback(request)
    }
  }, [filter])

  return useMemo(() => filter.apply(filters), [filter, filters])
}
