import { Button, Spinner } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'
import { FailureState } from '#components/failure-state.tsx'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { useInvoiceActions } from '../invoice-actions.tsx'
import { InvoiceViewer } from './invoice-viewer.tsx'
import { useFetchedInvoice } from './use-fetched-invoice.ts'

/** Shows the invoice of a booking: from the library, or downloaded into it first. */
export const InvoiceView = ({ invoice, onClose }: { readonly invoice: InvoiceToDownload; readonly onClose: () => void }) => {
  const { retry, ...fetched } = useFetchedInvoice(invoice)
  const actions = useInvoiceActions(retry)
  if (fetched.state === 'here') return <InvoiceViewer invoice={fetched.invoice} actions={actions} printsAtOnce={false} onClose={onClose} />
  return (
    <Dialog title={<span dir="auto">{invoice.number}</span>} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {fetched.state === 'fetching' && <Spinner label="Downloading the invoice" />}
      {fetched.state === 'failed' && <FailureState what="This invoice cannot be shown." failure={fetched.failure} onRetry={retry} />}
    </Dialog>
  )
}
