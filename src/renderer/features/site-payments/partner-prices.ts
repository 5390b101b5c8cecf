import { useRead } from '#data/platform/use-read.ts'
import { GetInternalUserByUserNameDocument, GetUserServiceMappingDocument, type GetUserServiceMappingQuery } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY, type Price } from '#shared/domain/currency.ts'
import { isPartnerSite, type PaymentSite } from './payment-site.ts'

/** Mappings change seldom, a partner's currency never; milliseconds. */
const FRESH_FOR = 5 * 60_000

/** What a partner pays for a plan or an add-on. Amounts in minor units. */
export type PartnerMapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]

/** Which of a partner's two prices counts: the annual one for what is new, the other for what goes on. */
export type PartnerPrice = 'annual' | 'renewal'

/** The price of a mapping, in the partner's currency; null where the partner has none. */
export const partnerPriceOf = (mapping: PartnerMapping, price: PartnerPrice, currency: string): Price | null => {
  const amount = price === 'annual' ? mapping.boardingAmount : mapping.renewalAmount
  return amount === null ? null : { amount, currency }
}

/** The partner's mapping of a plan; undefined: the plan is not mapped. A site's plan has an id of its own, so the name counts. */
export const planMappingOf = (mappings: readonly PartnerMapping[], planName: string): PartnerMapping | undefined =>
  mappings.find((mapping) => mapping.type === 'PLAN' && mapping.planName === planName)

/** A platform service as far as mappings name it. */
interface NamedService {
  readonly serviceId: string
  readonly masterService: string | null
}

/**
 * The partner's mapping of a recurring service: the add-on of that name, else one that is a platform service of that master service.
 * Undefined: the partner has no price for it.
 */
export const serviceMappingOf = (mappings: readonly PartnerMapping[], services: readonly NamedService[], serviceName: string): PartnerMapping | undefined => {
  const addons = mappings.filter(({ type }) => type === 'ADDONS')
  const byName = addons.find((mapping) => mapping.serviceName?.toLowerCase() === serviceName.toLowerCase())
  if (byName !== undefined) return byName
  const ids = new Set(services.filter(({ masterService }) => masterService === serviceName).map(({ serviceId }) => serviceId))
  return addons.find(({ serviceId }) => ids.has(serviceId))
}

export type PartnerPrices =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly mappings: readonly PartnerMapping[]; readonly currency: string }

/** Asks for the partner's mapping and currency; for nothing, and `none`, where the site is no partner's. */
export const usePartnerPrices = (site: PaymentSite): PartnerPrices => {
  const isPartner = isPartnerSite(site)
  const userName = site.channelPartnerId ?? ''
  const mapping = useRead(GetUserServiceMappingDocument, { userId: userName }, { enabled: isPartner, staleTime: FRESH_FOR })
  const partner = useRead(GetInternalUserByUserNameDocument, { userName }, { enabled: isPartner, staleTime: FRESH_FOR })
  const mappings = mapping.data?.getUserServiceMapping
  // A partner that is gone still has its mapping, and no record to name a currency.
  const isKnown = partner.data !== undefined || partner.error?.kind === 'rejected'
  const currency = isKnown ? partner.data?.getInternalUserByUserName?.currency?.trim() || DEFAULT_CURRENCY : null
  if (!isPartner) return NONE
  if (mappings !== undefined && currency !== null) return { state: 'loaded', mappings, currency }
  const failed = [mapping, partner].find(({ error }) => error !== null)
  return failed?.error ? { state: 'failed', message: failed.error.message, retry: () => void failed.refetch() } : LOADING
}

const NONE: PartnerPrices = { state: 'none' }
const LOADING: PartnerPrices = { state: 'loading' }
