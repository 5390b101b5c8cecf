import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { isPartnerSite, type PaymentSite } from './payment-site.ts'

/** A partner's currency does not change; milliseconds. */
const FRESH_FOR = 5 * 60_000

export interface PartnerCurrency {
  /** null until it is known. */
  readonly currency: string | null
  readonly error: PlatformFailure | null
  readonly refetch: () => Promise<unknown>
}

/** The currency of a partner's prices; INR where its record names none. Asks for nothing where the site is no partner's. */
export const usePartnerCurrency = (site: PaymentSite): PartnerCurrency => {
  const { data, error, refetch } = useRead(
    GetInternalUserByUserNameDocument,
    { userName: site.channelPartnerId ?? '' },
    { enabled: isPartnerSite(site), staleTime: FRESH_FOR },
  )
  // A partner that is gone still has its mapping, and no record to name a currency.
  const isKnown = data !== undefined || error?.kind === 'rejected'
  return { currency: isKnown ? data?.getInternalUserByUserName?.currency?.trim() || DEFAULT_CURRENCY : null, error, refetch }
}
