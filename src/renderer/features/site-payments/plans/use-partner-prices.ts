import { useRead } from '#data/platform/use-read.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import type { PartnerMapping } from '../partner-mapping.ts'
import { isPartnerSite, type PaymentSite } from '../payment-site.ts'
import { usePartnerCurrency } from '../use-partner-currency.ts'

/** Mappings are changed seldom; milliseconds. */
const FRESH_FOR = 5 * 60_000

/** The prices of a site's partner. */
export type PartnerPrices =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly mappings: readonly PartnerMapping[]; readonly currency: string }

/** Asks for the partner's mapping and currency; `none` where the site is no partner's. */
export const usePartnerPrices = (site: PaymentSite): PartnerPrices => {
  const isPartner = isPartnerSite(site)
  const mapping = useRead(GetUserServiceMappingDocument, { userId: site.channelPartnerId ?? '' }, { enabled: isPartner, staleTime: FRESH_FOR })
  const partner = usePartnerCurrency(site)
  if (!isPartner) return NONE
  if (mapping.data !== undefined && partner.currency !== null) {
    return { state: 'loaded', mappings: mapping.data.getUserServiceMapping, currency: partner.currency }
  }
  const failed = [mapping, partner].find(({ error }) => error !== null)
  return failed?.error ? { state: 'failed', message: failed.error.message, retry: () => void failed.refetch() } : LOADING
}

const NONE: PartnerPrices = { state: 'none' }
const LOADING: PartnerPrices = { state: 'loading' }
