import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import {
  GetBasicSiteSettingBySiteCurrencyDocument,
  GetBasicSiteSettingBySiteWalletDocument,
  type GetBasicSiteSettingBySiteWalletQuery,
} from '#generated/graphql.ts'

export interface PaymentSite extends ListedSite {
  /** The wallet setting; null while it is not known. */
  readonly isWalletEnabled: boolean | null
}

/** Whether prices come from a partner's mapping. */
export const isPartnerSite = ({ channelPartnerId }: ListedSite): boolean => channelPartnerId !== null && channelPartnerId !== ''

/** What a record made for a partner's site names. */
export const partnerOf = (site: ListedSite): Partial<Pick<ListedSite, 'channelPartner' | 'companyName'>> =>
  isPartnerSite(site) ? { channelPartner: site.channelPartner, companyName: site.companyName } : {}

/** Milliseconds for which the setting counts as fresh: it is changed in the site's editor only. */
const FRESH_FOR = 60_000

/** The site's settings as far as its services depend on them. */
export const useWalletSetting = (domain: string): UseQueryResult<GetBasicSiteSettingBySiteWalletQuery, PlatformFailure> =>
  useRead(GetBasicSiteSettingBySiteWalletDocument, { domain }, { staleTime: FRESH_FOR })

/** Whether the wallet is on; null while it is not known. A site without settings has none. */
export const isWalletOn = (answer: GetBasicSiteSettingBySiteWalletQuery | undefined): boolean | null =>
  answer === undefined ? null : answer.getBasicSiteSettingBySite?.isWalletEnabled === true

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
