import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import { doneData, useMoney } from '#data/money/use-money.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { GenerateTransactionIdDocument } from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { GENERATE_TRANSACTION_ID, TRANSACTION_ID_GENERATED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

interface TransactionIdDialogProps {
  readonly site: PaymentSite
  readonly transaction: SiteTransaction
  /** It has one now, which is in the transaction's record too. */
  readonly onGenerated: (transactionId: string) => void
  readonly onClose: () => void
}

/** Gives a booking its transaction id, which an invoice needs. */
export const TransactionIdDialog = ({ site, transaction, onGenerated, onClose }: TransactionIdDialogProps) => {
  const notify = useNotify()
  const generation = useMoney(GenerateTransactionIdDocument)
  const { id, createdAt, note } = transaction
  const amount = transaction.amount ?? 0
  const currency = transaction.currency ?? site.currency
  const close = (): void => {
    generation.leave()
    onClose()
  }
  const send = async (key: string): Promise<void> => {
    const about = { siteId: site.siteId, domain: site.domain, amount, currency, text: note ?? id }
    const outcome = await generation.run(key, { id }, about)
    if (outcome.state !== 'done' || outcome.isLeft) return
    notify.success(TRANSACTION_ID_GENERATED, `${formatMoney(amount, currency)} of ${formatDateTime(createdAt)}`)
    goOn(outcome)
  }
  /** The form follows; where the answer did not bring the id, its row offers it. */
  const goOn = (entry: MoneyEntry): void => {
    const transactionId = doneData(GenerateTransactionIdDocument, entry)?.generateTransactionId.transactionId
    generation.leave()
    if (transactionId) onGenerated(transactionId)
    else onClose()
  }
  return (
    <ConfirmMoneyDialog
      title={GENERATE_TRANSACTION_ID}
      site={site.domain}
      amount={amount}
      currency={currency}
      rows={[
        { term: 'Booked', value: formatDateTime(createdAt) },
        { term: 'Note', value: note ?? '' },
      ]}
      confirmLabel="Generate"
      money={generation}
      onConfirm={(key) => void send(key)}
      onClose={close}
    />
  )
}
