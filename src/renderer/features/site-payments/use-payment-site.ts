import { useMemo } from 'react'
import { useRead } from '#data/platform/use-read.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { GetBasicSiteSettingBySiteCurrencyDocument } from '#generated/graphql.ts'
import type { PaymentSite } from './payment-site.ts'
import { isWalletOn, useWalletSetting } from './use-wallet-setting.ts'

/**
 * A listed site with what its settings say where money is shown. The list may be a copy of yesterday: the currency is asked for when money is about to move,
 * and until it has come, or without a network, it is the list's.
 */
export function usePaymentSite(listed: ListedSite): PaymentSite {
  const { domain } = listed
  const setting = useRead(GetBasicSiteSettingBySiteCurrencyDocument, { domain })
  const isWalletEnabled = isWalletOn(useWalletSetting(domain).data)
  const currency = setting.data?.getBasicSiteSettingBySite?.curr ?? listed.currency
  return useMemo(() => ({ ...listed, currency, isWalletEnabled }), [currency, isWalletEnabled, listed])
}
