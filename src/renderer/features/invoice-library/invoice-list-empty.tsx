import { DocumentPdfRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'

interface InvoiceListEmptyProps {
  /** There are invoices, but none passes the filters. */
  readonly hasInvoices: boolean
  readonly onClear: () => void
}

/** Why no invoice is shown, and what to do. */
export const InvoiceListEmpty = ({ hasInvoices, onClear }: InvoiceListEmptyProps) =>
  hasInvoices ? (
    <NothingMatches title="No invoice matches" onClear={onClear} />
  ) : (
    <EmptyState
      icon={DocumentPdfRegular}
      title="No invoice was downloaded yet"
      explanation="Open the payment details of a site and download from its credit transactions. What you download stands here, also without a network."
    />
  )
