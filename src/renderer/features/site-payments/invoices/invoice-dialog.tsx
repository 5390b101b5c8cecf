import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { DateField } from '#components/form/fields/date-field.tsx'
import { PhoneField } from '#components/form/fields/phone-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { GenerateSiteInvoiceDocument, type GenerateSiteInvoiceMutation } from '#generated/graphql.ts'
import { type FilledForm, MoneyFormDialog, type MoneyOrder } from '#patterns/money/money-form-dialog.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { GENERATE_AND_SEND, GENERATE_INVOICE, INVOICE_GENERATED, REGENERATE_AND_SEND, REGENERATE_INVOICE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { TransactionIdDialog } from '../transactions/transaction-id-dialog.tsx'
import {
  amountWarning,
  hasTransactionId,
  type IdentifiedTransaction,
  type InvoicedTransaction,
  type InvoiceValues,
  invoiceDefaults,
  invoiceSchema,
  invoiceVariables,
  useInvoiceMemory,
} from './invoice-form.ts'
import { InvoicePreview } from './invoice-preview.tsx'
import { IssuedInvoice } from './issued-invoice.tsx'
import { SendInvoiceDialog, type SendInvoiceDialogProps } from './send-invoice-dialog.tsx'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // A message below one field does not move the one beside it.
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalM,
  },
})

interface InvoiceDialogProps {
  readonly site: PaymentSite
  readonly transaction: SiteTransaction
  /** Minor units, of the invoice that the booking has; null where there is none, or its amount is not known. */
  readonly invoiceAmount: number | null
  readonly onView: (transaction: InvoicedTransaction) => void
  readonly onClose: () => void
}

/** The invoice of a booking in one dialog: the transaction id where it has none, the form with its preview, then what can be done with the invoice. */
export const InvoiceDialog = ({ site, transaction: booking, invoiceAmount, onView, onClose }: InvoiceDialogProps) => {
  const [transaction, setTransaction] = useState(booking)
  if (hasTransactionId(transaction)) {
    return <GenerateInvoice site={site} transaction={transaction} invoiceAmount={invoiceAmount} onView={onView} onClose={onClose} />
  }
  return (
    <TransactionIdDialog
      site={site}
      transaction={transaction}
      onGenerated={(transactionId) => setTransaction({ ...transaction, transactionId })}
      onClose={onClose}
    />
  )
}

type Issued = Pick<SendInvoiceDialogProps, 'subject' | 'mobile' | 'sendsAtOnce'> & { readonly transaction: InvoicedTransaction; readonly isToSend: boolean }

const GenerateInvoice = ({ site, transaction, invoiceAmount, onView, onClose }: InvoiceDialogProps & { readonly transaction: IdentifiedTransaction }) => {
  const styles = useStyles()
  const { transactionId, attachedInvoice: replaced } = transaction
  const memory = useInvoiceMemory(transactionId)
  const currency = transaction.currency ?? site.currency
  const [issued, setIssued] = useState<Issued | null>(null)
  const [defaults] = useState(() => memory.recall() ?? invoiceDefaults(site, transaction, invoiceAmount))
  // As it was when the dialog opened: afterwards the booking has the new invoice.
  const [amounts] = useState({ booked: transaction.amount, replaced: invoiceAmount, currency })
  const bookingText = `${transactionId}, ${formatMoney(transaction.amount ?? 0, currency)} of ${formatDateTime(transaction.createdAt)}`
  const replacedText = replaced && (invoiceAmount === null ? replaced.invoiceId : `${replaced.invoiceId} of ${formatMoney(invoiceAmount, currency)}`)
  const labels = replaced === null ? [GENERATE_AND_SEND, GENERATE_INVOICE] : [REGENERATE_AND_SEND, REGENERATE_INVOICE]
  if (issued?.isToSend) return <SendInvoiceDialog {...issued} isFresh onClose={onClose} />
  if (issued !== null) {
    return (
      <IssuedInvoice
        subject={issued.subject}
        onSend={() => setIssued({ ...issued, isToSend: true })}
        onView={() => onView(issued.transaction)}
        onClose={onClose}
      />
    )
  }

  const orderOf = ({ values, amount, label }: FilledForm<InvoiceValues>): MoneyOrder<GenerateSiteInvoiceMutation, ReturnType<typeof invoiceVariables>> => ({
    title: label,
    variables: invoiceVariables(site.siteId, transactionId, values, amount),
    text: `${transactionId} ${values.serviceName}`,
    warning: amountWarning(amount, amounts),
    confirmLabel: label,
    success: (data) => (data ? { message: INVOICE_GENERATED, detail: `${data.generateSiteInvoice.invoiceId} for ${site.domain}` } : null),
  })
  return (
    <MoneyFormDialog
      operation={GenerateSiteInvoiceDocument}
      title={replaced === null ? GENERATE_INVOICE : REGENERATE_INVOICE}
      width={840}
      labels={labels}
      leaving="The invoice was not generated."
      owner={site}
      currency={currency}
      defaults={defaults}
      schema={invoiceSchema}
      amountField="invoiceAmount"
      orderOf={orderOf}
      goOn={({ generateSiteInvoice: { invoiceId, invoicePdf } }, { values, amount, label }, isFound) => {
        memory.keep(values)
        const isToSend = label === labels[0]
        setIssued({
          subject: { invoiceId, companyName: values.billTo, amount, currency, country: site.country, key: invoicePdf?.key ?? null },
          mobile: values.custMob,
          // Found on the platform only later: the user confirms again that it is to be sent.
          sendsAtOnce: isToSend && !isFound,
          transaction: { ...transaction, attachedInvoice: { invoiceId, invoicePdf } },
          isToSend,
        })
        return true
      }}
      onClose={onClose}
      preview={<InvoicePreview currency={currency} replacedNumber={replaced?.invoiceId ?? null} site={site.domain} />}
    >
      <Text>{replacedText === null ? `For ${bookingText}.` : `For ${bookingText}. Replaces ${replacedText}.`}</Text>
      <div className={styles.fields}>
        <TextField name="billTo" label="Company Name" required />
        <TextField name="custName" label="Customer Name" required />
        <PhoneField name="custMob" label="Mobile" required country={site.country} currency={currency} />
        <TextField name="serviceName" label="Service Name" required />
        <MoneyField name="invoiceAmount" label="Amount" currency={currency} required />
        <DateField name="invoiceDate" label="Date" required />
      </div>
    </MoneyFormDialog>
  )
}
