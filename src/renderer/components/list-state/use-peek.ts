import { useCallback, useMemo } from 'react'
import { useAddressParameter } from './use-address-parameter.ts'

/**
 * The row whose details are open beside a list, by its id in the address (`?peek=<id>`), and how to open another or, with null, close it.
 * Undefined: none is open, or the row is not there. Opening is an entry of the history, moving along and closing replace it.
 */
export function usePeek<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly [Row | undefined, (row: Row | null) => void] {
  const [id, setId] = useAddressParameter('peek')
  const peeked = useMemo(() => (id === null ? undefined : rows.find((row) => idOf(row) === id)), [rows, idOf, id])
  const peek = useCallback((row: Row | null) => setId(row === null ? null : idOf(row), row !== null && id === null ? 'push' : 'replace'), [idOf, id, setId])
  return [peeked, peek]
}
