import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import { announcedRange, isOutsideAnnouncedRange } from '#components/money/recharge-amount.ts'
import { doneData, useMoney } from '#data/money/use-money.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { UpdateCpWalletDocument } from '#generated/graphql.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { changePartner } from '../list/use-partner-status.ts'
import { TRANSACTION_SUBMITTED } from '../messages.ts'
import { currencyOf, type Partner, partnerName } from '../partner.ts'
import { balanceAfter, EMPTY_RECHARGE, rechargeVariables } from './recharge.ts'
import { RechargeFormDialog } from './recharge-form-dialog.tsx'

export interface RechargeDialogProps {
  readonly partner: Partner
  readonly onClose: () => void
}

/** Asks for an entry in a partner's wallet, then repeats what will happen before it sends. What was typed stays until it was made. */
export const RechargeDialog = ({ partner, onClose }: RechargeDialogProps) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const refocus = useOpener()
  const recharge = useMoney(UpdateCpWalletDocument)
  const [typed, setTyped] = useState(EMPTY_RECHARGE)
  const [isTyping, setTyping] = useState(true)
  const currency = currencyOf(partner)
  const name = partnerName(partner)
  const amount = parseMoney(typed.amount)
  const close = (): void => {
    recharge.leave()
    onClose()
    refocus()
  }

  if (isTyping || amount === null) {
    return (
      <RechargeFormDialog
        partner={partner}
        typed={typed}
        onDone={(values) => {
          setTyped(values)
          setTyping(false)
        }}
        onClose={close}
      />
    )
  }
  const after = partner.balance === null ? null : balanceAfter(partner.balance, amount, typed.transactionType)
  const send = async (key: string): Promise<void> => {
    const about = { siteId: partner.username, domain: name, amount, currency, text: typed.note }
    const outcome = await recharge.run(key, rechargeVariables(partner, amount, typed), about)
    if (outcome.state !== 'done') return
    changePartner(queries, partner.username, { balance: doneData(UpdateCpWalletDocument, outcome)?.updateCPWallet.balance ?? after })
    if (outcome.isLeft) return
    notify.success(TRANSACTION_SUBMITTED, `${typed.transactionType} of ${formatMoney(amount, currency)}: ${name}`)
    close()
  }
  const leave = (): void => {
    const state = recharge.entry?.state
    // What is done, or may be, is not offered for sending again.
    if (state === 'done' || state === 'sending' || state === 'unknown') {
      close()
      return
    }
    recharge.leave()
    setTyping(true)
  }
  return (
    <ConfirmMoneyDialog
      title="Recharge"
      site={name}
      siteTerm="Partner"
      amount={amount}
      currency={currency}
      balanceAfter={after}
      rows={[
        { term: 'Type', value: typed.transactionType },
        { term: 'Payment Mode', value: typed.paymentMode },
        { term: 'Notes', value: typed.note },
      ]}
      {...(isOutsideAnnouncedRange(amount) ? { warning: `The amount is outside ${announcedRange(currency)}.` } : {})}
      confirmLabel={typed.transactionType === 'DEBIT' ? 'Debit' : 'Credit'}
      entry={recharge.entry}
      onConfirm={(key) => void send(key)}
      onCheck={recharge.check}
      remedy={recharge.remedy}
      onClose={leave}
    />
  )
}
