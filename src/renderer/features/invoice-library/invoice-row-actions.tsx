import { ArrowDownloadRegular, DocumentPdfRegular, EyeRegular, FolderOpenRegular, PrintRegular, SubtractCircleRegular } from '@fluentui/react-icons'
import type { RowAction } from '#components/data-table/data-table.tsx'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { STATE_ADVICE, SURE_TO_REMOVE } from './messages.ts'
import type { InvoiceActions } from './use-invoice-actions.ts'

/** What of it is this screen's own: the viewer. */
export interface ViewerActions {
  readonly view: (invoice: LibraryInvoice) => void
  readonly print: (invoice: LibraryInvoice) => void
}

/** The menu of an invoice. */
export const invoiceRowActions = (invoice: LibraryInvoice, actions: InvoiceActions & ViewerActions): readonly RowAction[] => {
  const advice = STATE_ADVICE[invoice.state]
  const unlessUnchanged = advice === null ? {} : { disabledReason: advice }
  return [
    { id: 'view', label: 'View', icon: <EyeRegular />, onSelect: () => actions.view(invoice), ...unlessUnchanged },
    { id: 'open', label: 'Open with the PDF program', icon: <DocumentPdfRegular />, onSelect: () => actions.open(invoice), ...unlessUnchanged },
    { id: 'print', label: 'Print', icon: <PrintRegular />, onSelect: () => actions.print(invoice), ...unlessUnchanged },
    {
      id: 'show',
      label: 'Show in folder',
      icon: <FolderOpenRegular />,
      onSelect: () => actions.showInFolder(invoice),
      ...(invoice.state === 'missing' ? { disabledReason: 'The file is not there.' } : {}),
    },
    {
      id: 'again',
      label: 'Download again',
      icon: <ArrowDownloadRegular />,
      onSelect: () => actions.downloadAgain(invoice),
      divided: true,
    },
    {
      id: 'forget',
      label: 'Remove from the list',
      icon: <SubtractCircleRegular />,
      onSelect: () => actions.forget(invoice),
      confirm: { question: SURE_TO_REMOVE, detail: 'The file stays in its folder.', confirmLabel: 'Remove' },
    },
  ]
}
