import { useCallback, useEffect, useMemo } from 'react'
import { useAddressParameter } from './use-address.ts'

/**
 * The row whose details are open beside a list, by its id in the address (`?peek=<id>`), and how to open another or, with null, close it.
 * Undefined: none is open, or the row is not there. Opening is an entry of the history, moving along and closing replace it.
 * @param matches indexes of the rows that pass the filters, as `useRowFilter` gives them: a row that they leave out closes its details for good
 */
export function usePeek<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  matches: Uint32Array | undefined,
  parameter = 'peek',
): readonly [Row | undefined, (row: Row | null) => void] {
  const [id, setId] = useAddressParameter(parameter)
  const index = useMemo(() => (id === null ? -1 : rows.findIndex((row) => idOf(row) === id)), [rows, idOf, id])
  const isLeftOut = useMemo(() => index !== -1 && matches?.includes(index) === false, [index, matches])
  useEffect(() => {
    if (isLeftOut) setId(null, 'replace')
  }, [isLeftOut, setId])
  const peek = useOpening(idOf, id, setId)
  return [isLeftOut ? undefined : rows[index], peek]
}

/** It outlives a refresh: made beside the rows it would keep the old ones. */
const useOpening = <Row>(idOf: (row: Row) => string, id: string | null, setId: ReturnType<typeof useAddressParameter>[1]): ((row: Row | null) => void) =>
  useCallback((row) => setId(row === null ? null : idOf(row), row !== null && id === null ? 'push' : 'replace'), [idOf, id, setId])
