import { useState } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import { announcedRange, isOutsideAnnouncedRange } from '#components/money/recharge-amount.ts'
import { useMoney } from '#data/money/use-money.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { SiteWalletRechargeByAdminDocument } from '#generated/graphql.ts'
import { exactSum, formatMoney, parseMoney } from '#shared/domain/money.ts'
import { NO_WALLET, RECHARGED, WALLET_RECHARGE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { useSiteWallet } from './balance-line.tsx'
import { EMPTY_RECHARGE, rechargeVariables } from './recharge.ts'
import { RechargeFormDialog } from './recharge-form-dialog.tsx'

export interface RechargeDialogProps {
  readonly site: PaymentSite
  readonly onClose: () => void
}

/** Asks for amount and note, then repeats what will happen before it sends. What was typed stays until the recharge was made. */
export const RechargeDialog = ({ site, onClose }: RechargeDialogProps) => {
  const notify = useNotify()
  const refocus = useOpener()
  const recharge = useMoney(SiteWalletRechargeByAdminDocument)
  const { wallet } = useSiteWallet(site.siteId)
  const [typed, setTyped] = useState(EMPTY_RECHARGE)
  const [isTyping, setTyping] = useState(true)
  const currency = wallet?.currency ?? site.currency
  const amount = parseMoney(typed.rechargeAmount)
  const close = (): void => {
    recharge.leave()
    onClose()
    refocus()
  }

  if (isTyping || amount === null) {
    return (
      <RechargeFormDialog
        site={site}
        currency={currency}
        typed={typed}
        refusal={wallet === null ? NO_WALLET : null}
        onDone={(values) => {
          setTyped(values)
          setTyping(false)
        }}
        onClose={close}
      />
    )
  }
  const note = typed.rechargeNote
  const send = async (key: string): Promise<void> => {
    const about = { siteId: site.siteId, domain: site.domain, amount, currency, text: note }
    const { state, isLeft } = await recharge.run(key, rechargeVariables(site.siteId, currency, amount, note), about)
    if (state !== 'done' || isLeft) return
    notify.success(RECHARGED, `${formatMoney(amount, currency)} for ${site.domain}`)
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
      title={WALLET_RECHARGE}
      site={site.domain}
      amount={amount}
      currency={currency}
      balanceAfter={wallet ? exactSum(wallet.balance, amount) : null}
      rows={[{ term: 'Note', value: note }]}
      {...(isOutsideAnnouncedRange(amount) ? { warning: `The amount is outside ${announcedRange(currency)}.` } : {})}
      confirmLabel="Recharge"
      entry={recharge.entry}
      onConfirm={(key) => void send(key)}
      onCheck={recharge.check}
      remedy={recharge.remedy}
      onClose={leave}
    />
  )
}
