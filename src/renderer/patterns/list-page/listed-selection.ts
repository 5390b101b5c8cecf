import { useCallback, useMemo, useState } from 'react'
import { NOTHING_SELECTED, type Selection } from '#components/data-table/selection.ts'

/** The rows of a list that are shown because they are like what was typed. */
export interface SimilarRows<Row> {
  readonly rows: readonly Row[]
  readonly matches: Uint32Array | undefined
  readonly areSimilar: boolean
}

interface ListedSelection {
  readonly selection: Selection
  /** Stays the same function while the rows are those that match. */
  readonly select: (selection: Selection) => void
}

/**
 * The selection of a list whose search forgives a typo. "All that match" is said of rows that do match: of similar ones it means those on screen, by their
 * ids, and what was said of matching rows never passes on to similar ones that take their place.
 * @param before what was selected when the list was last on screen
 */
export const useListedSelection = <Row>(before: Selection, shown: SimilarRows<Row>, rowId: (row: Row) => string): ListedSelection => {
  const [chosen, setChosen] = useState(before)
  const similar = useSimilar(shown)
  const select = useCallback(
    (next: Selection) => {
      if (similar === null || next.mode === 'some') return setChosen(next)
      const ids = Array.from(similar.matches, (index) => rowId(similar.rows[index] as Row))
      return setChosen({ mode: 'some', ids: new Set(ids.filter((id) => !next.except.has(id))) })
    },
    [similar, rowId],
  )
  return { selection: similar !== null && chosen.mode === 'all-matching' ? NOTHING_SELECTED : chosen, select }
}

/** Null if the rows match exactly. Separate from `select`, which outlives a refresh and would retain the old rows. */
const useSimilar = <Row>({ rows, matches, areSimilar }: SimilarRows<Row>) =>
  useMemo(() => (areSimilar && matches !== undefined ? { rows, matches } : null), [areSimilar, matches, rows])
