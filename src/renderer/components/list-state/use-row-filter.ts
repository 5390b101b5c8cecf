import { useCallback, useEffect, useMemo, useState } from 'react'
import { useIdleWork } from '../use-idle-work.ts'
import { type Criteria, createRowFilter, type Forgiving } from './row-filter.ts'

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
 * Folds the rows' texts while the window is idle, so that the first keystroke is as fast as the others.
 * @param areArriving more rows will soon take the place of these: what is typed may be in one of them
 * @param forgivingFilter see `Forgiving`
 */
export function useRowFilter<Row, Filters extends object>(
  rows: readonly Row[],
  criteria: Criteria<Row, Filters>,
  filters: Filters,
  areArriving = false,
  forgivingFilter?: keyof Filters,
): FilteredRows<Filters> {
  const filter = useMemo(() => createRowFilter(rows, criteria), [rows, criteria])
  useIdleWork(filter.prepare, !areArriving)
  const exact = useMemo(() => filter.apply(filters), [filter, filters])
  const forgiving = useForgiving<Filters>(areArriving ? undefined : forgivingFilter, exact)
  const matches = useMemo(() => (forgiving === undefined ? exact : filter.apply(filters, forgiving)), [exact, filter, filters, forgiving])
  const others = useCallback((but: keyof Filters) => filter.others(filters, but, forgiving), [filter, filters, forgiving])
  return { matches, others, areSimilar: forgiving !== undefined && filter.areSimilar(filters, forgiving) }
}

/** Loaded with the first search that finds nothing: most find something. */
let loaded: Forgiving<object>['search'] | undefined

/** Milliseconds. To look for a word that no row has takes longer than a key may: it waits until the user pauses. */
const PAUSE = 150

function useForgiving<Filters extends object>(filter: keyof Filters | undefined, exact: Uint32Array | undefined): Forgiving<Filters> | undefined {
  const [search, setSearch] = useState(() => loaded)
  const [hasPaused, setHasPaused] = useState(false)
  const isWanted = filter !== undefined && exact?.length === 0
  if (!isWanted && hasPaused) setHasPaused(false)
  useEffect(() => {
    // Once the word is looked for, its further letters cost next to nothing.
    if (!isWanted || hasPaused) return
    const pause = setTimeout(() => setHasPaused(true), PAUSE)
    return () => clearTimeout(pause)
  }, [isWanted, hasPaused, exact])
  useEffect(() => {
    if (!isWanted || search !== undefined) return
    void import('./similar-rows.ts').then(
      ({ similarRows }) => {
        loaded = similarRows
        setSearch(() => similarRows)
      },
      // Nothing is found then, as without it.
      () => undefined,
    )
  }, [isWanted, search])
  return useMemo(() => (isWanted && hasPaused && search !== undefined ? { filter, search } : undefined), [filter, hasPaused, isWanted, search])
}
