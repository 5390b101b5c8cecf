import { useState } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import { doneData, useMoney } from '#data/money/use-money.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { GenerateSiteInvoiceDocument, type GenerateSiteInvoiceMutation } from '#generated/graphql.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { shownDay } from '../billing-terms.ts'
import { GENERATE_AND_SEND, GENERATE_INVOICE, INVOICE_GENERATED, REGENERATE_AND_SEND, REGENERATE_INVOICE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { amountWarning, type IdentifiedTransaction, invoiceDefaults, invoiceVariables, useInvoiceMemory } from './invoice-form.ts'
import { InvoiceFormDialog } from './invoice-form-dialog.tsx'
import { SendInvoiceDialog } from './send-invoice-dialog.tsx'
import type { MessageSubject } from './whatsapp-message.ts'

type GeneratedInvoice = GenerateSiteInvoiceMutation['generateSiteInvoice']

/** What is left to do once the invoice is there. */
interface ToSend {
  readonly subject: MessageSubject
  readonly sendsAtOnce: boolean
}

export interface InvoiceDialogProps {
  readonly site: PaymentSite
  readonly transaction: IdentifiedTransaction
  /** Minor units, of the invoice that the booking has; null where there is none, or its amount is not known. */
  readonly invoiceAmount: number | null
  readonly onClose: () => void
}

/** Generates the invoice of a booking, or regenerates the one it has: form, confirmation, and sending where asked for. */
export const InvoiceDialog = ({ site, transaction, invoiceAmount, onClose }: InvoiceDialogProps) => {
  const notify = useNotify()
  const refocus = useOpener()
  const memory = useInvoiceMemory()
  const generation = useMoney(GenerateSiteInvoiceDocument)
  const { transactionId, attachedInvoice: replaced } = transaction
  const currency = transaction.currency ?? site.currency
  const [typed, setTyped] = useState(() => memory.recall(transactionId) ?? invoiceDefaults(site, transaction, invoiceAmount))
  const [isTyping, setTyping] = useState(true)
  const [isToBeSent, setToBeSent] = useState(false)
  const [toSend, setToSend] = useState<ToSend | null>(null)
  const amount = parseMoney(typed.invoiceAmount)
  const booking = `${transactionId}, ${formatMoney(transaction.amount ?? 0, currency)} of ${formatDateTime(transaction.createdAt)}`
  // As it was when the dialog opened: afterwards the booking has the new invoice.
  const [amounts] = useState({ booked: transaction.amount, replaced: invoiceAmount, currency })
  const replacedText = replaced && (invoiceAmount === null ? replaced.invoiceId : `${replaced.invoiceId} of ${formatMoney(invoiceAmount, currency)}`)
  const close = (): void => {
    generation.leave()
    onClose()
    refocus()
  }

  if (toSend !== null) return <SendInvoiceDialog {...toSend} mobile={typed.custMob} isFresh onClose={close} />
  if (isTyping || amount === null) {
    return (
      <InvoiceFormDialog
        title={replaced === null ? GENERATE_INVOICE : REGENERATE_INVOICE}
        about={replacedText === null ? `For ${booking}.` : `For ${booking}. Replaces ${replacedText}.`}
        amounts={amounts}
        typed={typed}
        onDone={(values, isSent) => {
          setTyped(values)
          setToBeSent(isSent)
          setTyping(false)
        }}
        onClose={close}
      />
    )
  }
  const send = async (key: string): Promise<void> => {
    const text = `${transactionId} ${typed.serviceName}`
    const outcome = await generation.run(key, invoiceVariables(site.siteId, transactionId, typed, amount), {
      siteId: site.siteId,
      domain: site.domain,
      amount,
      currency,
      text,
    })
    const invoice = doneData(GenerateSiteInvoiceDocument, outcome)?.generateSiteInvoice
    if (invoice === undefined || outcome.isLeft) return
    notify.success(INVOICE_GENERATED, `${invoice.invoiceId} for ${site.domain}`)
    finish(invoice, true)
  }
  const finish = (invoice: GeneratedInvoice, sendsAtOnce: boolean): void => {
    memory.keep(transactionId, typed)
    if (!isToBeSent) {
      close()
      return
    }
    generation.leave()
    const subject = { invoiceId: invoice.invoiceId, companyName: typed.billTo, amount, currency, key: invoice.invoicePdf?.key ?? null }
    setToSend({ subject, sendsAtOnce })
  }
  const leave = (): void => {
    // Found on the platform later: whoever wanted it sent is asked again.
    const found = generation.entry === null ? undefined : doneData(GenerateSiteInvoiceDocument, generation.entry)?.generateSiteInvoice
    if (found !== undefined) {
      finish(found, false)
      return
    }
    const state = generation.entry?.state
    // What is done, or may be, is not offered for sending again.
    if (state === 'done' || state === 'sending' || state === 'unknown') {
      close()
      return
    }
    generation.leave()
    setTyping(true)
  }
  const warning = amountWarning(amount, amounts)
  const label = confirmLabel(replaced !== null, isToBeSent)
  return (
    <ConfirmMoneyDialog
      title={label}
      site={site.domain}
      amount={amount}
      currency={currency}
      rows={[
        { term: 'Company', value: typed.billTo },
        { term: 'Customer', value: `${typed.custName}, ${typed.custMob}` },
        { term: 'Service', value: typed.serviceName },
        { term: 'Date', value: shownDay(typed.invoiceDate) },
        { term: 'Transaction', value: booking },
        ...(replacedText === null ? [] : [{ term: 'Replaces', value: replacedText }]),
      ]}
      {...(warning === null ? {} : { warning })}
      confirmLabel={label}
      entry={generation.entry}
      onConfirm={(key) => void send(key)}
      onCheck={generation.check}
      remedy={generation.remedy}
      onClose={leave}
    />
  )
}

const confirmLabel = (isAgain: boolean, isToBeSent: boolean): string => {
  if (isAgain) return isToBeSent ? REGENERATE_AND_SEND : REGENERATE_INVOICE
  return isToBeSent ? GENERATE_AND_SEND : GENERATE_INVOICE
}
