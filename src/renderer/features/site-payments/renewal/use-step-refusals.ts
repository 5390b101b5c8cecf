import { useMemo } from 'react'
import { useConnectionProfile, useOffer } from '#data/bridge/bridge-context.ts'
import { refusalOf, useCurrentUser } from '#data/session/current-user.ts'
import { GenerateSiteInvoiceDocument, GenerateTransactionIdDocument, SendWhatsAppDocument } from '#generated/graphql.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { NO_ACCESS, NO_FILE_ADDRESS, NO_WALLET } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import type { StepRefusals } from './renewal-form.ts'

interface Wallet {
  readonly currency: string | null
}

/**
 * Reasons why this user cannot take a step for this site. `wallet`: null if the site has none, undefined if it is
 * not known.
 */
export const useStepRefusals = ({ currency }: PaymentSite, wallet: Wallet | null | undefined): StepRefusals => {
  const user = useCurrentUser()
  const offer = useOffer()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  return useMemo(() => {
    const other = wallet?.currency ?? currency
    const foreign = other === currency ? null : `The wallet is in ${other} and the services are billed in ${currency}: recharge the wallet by itself.`
    return {
      payment: refusalOf(user, ACTIONS.rechargeWallet, NO_ACCESS) ?? (wallet === null ? NO_WALLET : foreign),
      invoice: offer.refusalOf([GenerateTransactionIdDocument, GenerateSiteInvoiceDocument]),
      message: imageBase === null ? NO_FILE_ADDRESS : offer.refusalOf([SendWhatsAppDocument]),
    }
  }, [currency, imageBase, offer, user, wallet])
}
