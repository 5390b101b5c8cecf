import { FailureState } from '#components/failure-state.tsx'
import { InvoiceLibrary } from './invoice-library.tsx'
import { LIBRARY_FAILED } from './messages.ts'
import { useInvoiceLibrary } from './use-invoice-library.ts'

/** Shows the downloaded invoices, or why they cannot be read. Needs no network. */
const InvoiceLibraryRoute = () => {
  const { library, failure, isFetching, refetch } = useInvoiceLibrary()
  if (library === undefined && failure !== null && !isFetching) return <FailureState what={LIBRARY_FAILED} failure={failure} onRetry={refetch} />
  return <InvoiceLibrary library={library} isFetching={isFetching} onRefresh={refetch} />
}

export default InvoiceLibraryRoute
