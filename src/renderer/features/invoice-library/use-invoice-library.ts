import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, type PlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import type { InvoiceLibraryList } from '#shared/bridge/invoices.ts'

const INVOICE_LIBRARY = ['invoice-library'] as const

export interface InvoiceLibraryState {
  /** Undefined until main has looked at the files. */
  readonly library: InvoiceLibraryList | undefined
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** The library as main keeps it: read anew when something was downloaded or removed, and when the user comes back to the window, as files may have changed. */
export const useInvoiceLibrary = (): InvoiceLibraryState => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const query = useQuery({ queryKey: INVOICE_LIBRARY, queryFn: async () => unwrap(await bridge.invoices.list()), refetchOnWindowFocus: 'always' })
  useEffect(() => bridge.on('invoices.changed', () => void queries.invalidateQueries({ queryKey: INVOICE_LIBRARY })), [bridge, queries])
  return {
    library: query.data,
    failure: query.error === null ? null : asPlatformFailure(query.error),
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}
