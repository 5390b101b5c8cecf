import { useCallback } from 'react'
import { useAddressParameter } from './use-address.ts'

/** The row of a list that a parameter of the address names, for the dialog about it: undefined while none is open, or it is not there. Keep `rowId` stable. */
export const useOpenedRow = <Row>(parameter: string, rows: readonly Row[] | undefined, { rowId }: { readonly rowId: (row: Row) => string }) => {
  const [id, setId] = useAddressParameter(parameter)
  const opened = id === null ? undefined : rows?.find((row) => rowId(row) === id)
  const open = useCallback((row: Row) => setId(rowId(row), 'push'), [rowId, setId])
  const close = useCallback(() => setId(null, 'replace'), [setId])
  return { opened, open, close }
}
