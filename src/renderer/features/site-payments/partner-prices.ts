import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { chargeFor, ownCharge, type PlatformService, type PriceRow } from '#data/catalogue/plan.ts'
import { platformQuery, useRead } from '#data/platform/use-read.ts'
import {
  GetInternalUserByUserNameDocument,
  GetPlatformServicesByPlatformDocument,
  GetSiteConfigServicesDocument,
  GetUserServiceMappingDocument,
  type GetUserServiceMappingQuery,
} from '#generated/graphql.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { DEFAULT_CURRENCY, type Price } from '#shared/domain/currency.ts'
import { mappingOfPlan } from '#shared/domain/plans/subscription.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { isPartnerSite, type PaymentSite } from './payment-site.ts'

/** Mappings and prices change seldom, a partner's currency never; milliseconds. */
const FRESH_FOR = 5 * 60_000

/** What a partner pays for a plan or an add-on. Amounts in minor units. */
export type PartnerMapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]

/** Which of a partner's two prices counts: the annual one for what is new, the other for what goes on. */
type PartnerPrice = 'annual' | 'renewal'

/** The price of a mapping, in the partner's currency; null where the partner has none. */
export const partnerPriceOf = (mapping: PartnerMapping | undefined, price: PartnerPrice, currency: string): Price | null => {
  const amount = (price === 'annual' ? mapping?.boardingAmount : mapping?.renewalAmount) ?? null
  return amount === null ? null : { amount, currency }
}

/** The partner's mapping of a plan; undefined: the plan is not mapped. A site's plan has an id of its own, so the name counts. */
export const planMappingOf: (mappings: readonly PartnerMapping[], planName: string) => PartnerMapping | undefined = mappingOfPlan

type NamedService = Pick<PlatformService, 'serviceId' | 'masterService'>

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

const UNKNOWN: { readonly mappings: readonly PartnerMapping[]; readonly currency: string } = { mappings: [], currency: '' }

export interface ServiceRates {
  /** The partner's price, which may not be changed here; null where the price list counts. */
  readonly partnerRate: (serviceName: string, price: PartnerPrice) => Price | null
  /** The price list's price for a model; null where it has none. */
  readonly listRate: (serviceName: string, chargingModel: string) => Promise<Price | null>
}

/**
 * The prices of a site's recurring services: the partner's mapping where the site is a partner's and the service is mapped, else the price list,
 * whose charge rows stand under the service's own slug. `sitePlan`: the plan that the SITE service stands for.
 */
export const useServiceRates = (site: PaymentSite, priceList: readonly PriceRow[], sitePlan: string | null): ServiceRates => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const platform = site.siteOptions ?? ''
  const prices = usePartnerPrices(site)
  const { mappings, currency } = prices.state === 'loaded' ? prices : UNKNOWN
  const services = useRead(
    GetPlatformServicesByPlatformDocument,
    { siteId: MASTER_SITE_ID, platform },
    { enabled: prices.state !== 'none' && platform !== '', staleTime: FRESH_FOR },
  ).data?.getPlatformServicesByPlatform

  const partnerRate = useCallback<ServiceRates['partnerRate']>(
    (serviceName, price) => {
      const isPlan = serviceName === SITE_SERVICE && sitePlan !== null
      const found = isPlan ? planMappingOf(mappings, sitePlan) : serviceMappingOf(mappings, services ?? [], serviceName)
      return partnerPriceOf(found, price, currency)
    },
    [currency, mappings, services, sitePlan],
  )
  // Until the partner's prices are known it is not known either that the price list counts.
  const arePricesKnown = prices.state === 'none' || prices.state === 'loaded'
  const listRate = useCallback<ServiceRates['listRate']>(
    async (serviceName, chargingModel) => {
      const row = priceList.find((each) => each.serviceName === serviceName)
      if (row === undefined || chargingModel === '' || !arePricesKnown) return null
      const query = platformQuery(bridge, GetSiteConfigServicesDocument, { domain: row.typeValue }, { staleTime: FRESH_FOR })
      // A price that could not be read is typed in.
      const charges = await queries.query(query).then(
        ({ data }) => data.getSiteConfigServices,
        () => [],
      )
      return chargeFor(charges, chargingModel) ?? ownCharge(row, chargingModel)
    },
    [bridge, arePricesKnown, priceList, queries],
  )
  return useMemo(() => ({ partnerRate, listRate }), [partnerRate, listRate])
}
