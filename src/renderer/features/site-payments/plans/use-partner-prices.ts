import { usePlatformQuery } from '#app/platform/use-platform-query.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import type { PartnerMapping } from '../partner-mapping.ts'
import { isPartnerSite, type PaymentSite } from '../payment-site.ts'

/** Mappings are changed seldom; milliseconds. */
const FRESH_FOR = 5 * 60_000

/** The prices of a site's partner. Source: SVC-078, CALL-021. */
export type PartnerPrices =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly mappings: readonly PartnerMapping[] }

/** Asks for the partner's mapping; `none` where the site is no partner's. */
export const usePartnerPrices = (site: PaymentSite): PartnerPrices => {
  const isPartner = isPartnerSite(site)
  const { data, error, refetch } = usePlatformQuery(
    GetUserServiceMappingDocument,
    { userId: site.channelPartnerId ?? '' },
    { enabled: isPartner, staleTime: FRESH_FOR },
  )
  if (!isPartner) return NONE
  if (data !== undefined) return { state: 'loaded', mappings: data.getUserServiceMapping }
  return error === null ? LOADING : { state: 'failed', message: error.message, retry: () => void refetch() }
}

const NONE: PartnerPrices = { state: 'none' }
const LOADING: PartnerPrices = { state: 'loading' }
