import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular, DocumentPdfRegular, EyeRegular, FolderOpenRegular, PrintRegular } from '@fluentui/react-icons'
import { fileSize } from '#components/download-tray/file-size.ts'
import { Notice } from '#components/notice.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { InvoiceActions, ViewerActions } from './invoice-actions.tsx'
import { amountOf, amountText, numberOf, shownStateOf } from './invoice-list.ts'
import { STATE_ADVICE, STATE_LABELS } from './messages.ts'

interface InvoicePeekProps {
  readonly invoice: LibraryInvoice
  readonly actions: InvoiceActions & ViewerActions
  readonly onClose: () => void
}

export const InvoicePeek = ({ invoice, actions, onClose }: InvoicePeekProps) => {
  const advice = STATE_ADVICE[invoice.state]
  const { amount, currency, replacedBy } = invoice
  return (
    <PeekPanel
      title={numberOf(invoice)}
      onClose={onClose}
      {...(advice === null ? { onOpen: () => actions.view(invoice) } : {})}
      actions={
        advice === null ? (
          <>
            {replacedBy !== null && <DownloadAgain invoice={invoice} actions={actions} />}
            <Button size="small" icon={<EyeRegular />} onClick={() => actions.view(invoice)}>
              View
            </Button>
            <Button size="small" icon={<DocumentPdfRegular />} onClick={() => actions.open(invoice)}>
              Open
            </Button>
            <Button size="small" icon={<PrintRegular />} onClick={() => actions.print(invoice)}>
              Print
            </Button>
            <Button size="small" icon={<FolderOpenRegular />} onClick={() => actions.showInFolder(invoice)}>
              Show in folder
            </Button>
          </>
        ) : (
          <DownloadAgain invoice={invoice} actions={actions} />
        )
      }
    >
      {advice !== null && <Notice intent="warning">{advice}</Notice>}
      {replacedBy !== null && (
        <Notice intent="warning">
          This invoice of {amountText(invoice)} was replaced by {replacedBy.number} of {formatMoney(replacedBy.amount, currency)}. Download it again.
        </Notice>
      )}
      <Facts
        facts={[
          { term: 'Site', value: invoice.companyName },
          { term: 'Domain', value: invoice.domain },
          { term: 'Date', value: formatDateTime(invoice.date) },
          { term: 'Amount', value: amountText(invoice) },
          ...(amount === amountOf(invoice) ? [] : [{ term: 'Transaction', value: formatMoney(amount, currency) }]),
          { term: 'Transaction id', value: invoice.transactionId },
          { term: 'Downloaded', value: formatDateTime(invoice.savedAt) },
          { term: 'File', value: `${STATE_LABELS[shownStateOf(invoice)]}, ${fileSize(invoice.bytes)}` },
        ]}
      />
    </PeekPanel>
  )
}

const DownloadAgain = ({ invoice, actions }: Pick<InvoicePeekProps, 'invoice' | 'actions'>) => (
  <Button size="small" icon={<ArrowDownloadRegular />} onClick={() => actions.downloadAgain(invoice)}>
    Download again
  </Button>
)
