import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DateField } from '#components/form/fields/date-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { Notice } from '#components/notice.tsx'
import { GenerateSiteInvoiceDocument, type GenerateSiteInvoiceMutation } from '#generated/graphql.ts'
import { type FilledForm, MoneyFormDialog, type MoneyOrder } from '#patterns/money/money-form-dialog.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { shownDay } from '../billing-terms.ts'
import { GENERATE_AND_SEND, GENERATE_INVOICE, INVOICE_GENERATED, REGENERATE_AND_SEND, REGENERATE_INVOICE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import {
  amountWarning,
  type IdentifiedTransaction,
  type InvoicedAmounts,
  type InvoiceValues,
  invoiceDefaults,
  invoiceSchema,
  invoiceVariables,
  useInvoiceMemory,
} from './invoice-form.ts'
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
  readonly transaction: IdentifiedTransaction
  /** Minor units, of the invoice that the booking has; null where there is none, or its amount is not known. */
  readonly invoiceAmount: number | null
  readonly onClose: () => void
}

/** Generates the invoice of a booking, or regenerates the one it has: form, confirmation, and sending where asked for. */
export const InvoiceDialog = ({ site, transaction, invoiceAmount, onClose }: InvoiceDialogProps) => {
  const styles = useStyles()
  const { transactionId, attachedInvoice: replaced } = transaction
  const memory = useInvoiceMemory(transactionId)
  const currency = transaction.currency ?? site.currency
  const [toSend, setToSend] = useState<Pick<SendInvoiceDialogProps, 'subject' | 'mobile' | 'sendsAtOnce'> | null>(null)
  const [defaults] = useState(() => memory.recall() ?? invoiceDefaults(site, transaction, invoiceAmount))
  // As it was when the dialog opened: afterwards the booking has the new invoice.
  const [amounts] = useState({ booked: transaction.amount, replaced: invoiceAmount, currency })
  const booking = `${transactionId}, ${formatMoney(transaction.amount ?? 0, currency)} of ${formatDateTime(transaction.createdAt)}`
  const replacedText = replaced && (invoiceAmount === null ? replaced.invoiceId : `${replaced.invoiceId} of ${formatMoney(invoiceAmount, currency)}`)
  if (toSend !== null) return <SendInvoiceDialog {...toSend} isFresh onClose={onClose} />

  const orderOf = ({ values, amount, label }: FilledForm<InvoiceValues>): MoneyOrder<GenerateSiteInvoiceMutation, ReturnType<typeof invoiceVariables>> => {
    const title = replaced === null ? label : label === GENERATE_AND_SEND ? REGENERATE_AND_SEND : REGENERATE_INVOICE
    return {
      title,
      variables: invoiceVariables(site.siteId, transactionId, values, amount),
      text: `${transactionId} ${values.serviceName}`,
      rows: [
        { term: 'Company', value: values.billTo },
        { term: 'Customer', value: `${values.custName}, ${values.custMob}` },
        { term: 'Service', value: values.serviceName },
        { term: 'Date', value: shownDay(values.invoiceDate) },
        { term: 'Transaction', value: booking },
        ...(replacedText === null ? [] : [{ term: 'Replaces', value: replacedText }]),
      ],
      warning: amountWarning(amount, amounts),
      confirmLabel: title,
      success: (data) => (data ? { message: INVOICE_GENERATED, detail: `${data.generateSiteInvoice.invoiceId} for ${site.domain}` } : null),
    }
  }
  return (
    <MoneyFormDialog
      operation={GenerateSiteInvoiceDocument}
      title={replaced === null ? GENERATE_INVOICE : REGENERATE_INVOICE}
      width={680}
      labels={[GENERATE_AND_SEND, GENERATE_INVOICE]}
      leaving="The invoice was not generated."
      owner={site}
      currency={currency}
      defaults={defaults}
      schema={invoiceSchema}
      amountField="invoiceAmount"
      orderOf={orderOf}
      // Found on the platform later: whoever wanted it sent is asked again.
      goOn={({ generateSiteInvoice: { invoiceId, invoicePdf } }, { values, amount, label }, isFound) => {
        memory.keep(values)
        if (label !== GENERATE_AND_SEND) return false
        const subject = { invoiceId, companyName: values.billTo, amount, currency, key: invoicePdf?.key ?? null }
        setToSend({ subject, mobile: values.custMob, sendsAtOnce: !isFound })
        return true
      }}
      onClose={onClose}
    >
      <Text>{replacedText === null ? `For ${booking}.` : `For ${booking}. Replaces ${replacedText}.`}</Text>
      <div className={styles.fields}>
        <TextField name="billTo" label="Company Name" required />
        <TextField name="custName" label="Customer Name" required />
        <TextField name="custMob" label="Mobile" type="tel" required />
        <TextField name="serviceName" label="Service Name" required />
        <MoneyField name="invoiceAmount" label="Amount" currency={currency} required />
        <DateField name="invoiceDate" label="Date" required />
      </div>
      <AmountWarning amounts={amounts} />
    </MoneyFormDialog>
  )
}

const AmountWarning = ({ amounts }: { readonly amounts: InvoicedAmounts }) => {
  const typed = useWatch<InvoiceValues, 'invoiceAmount'>({ name: 'invoiceAmount' })
  const warning = amountWarning(parseMoney(typed), amounts)
  return <div role="status">{warning !== null && <Notice intent="warning">{warning}</Notice>}</div>
}
