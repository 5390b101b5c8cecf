import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { chargeFor, ownCharge, type PriceRow } from '#data/catalogue/plan.ts'
import { platformQuery, useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesByPlatformDocument, GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import type { Price } from '#shared/domain/currency.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { type PartnerMapping, type PartnerPrice, partnerPriceOf, planMappingOf, serviceMappingOf, usePartnerPrices } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'

/** Prices are changed in the catalogue, seldom; milliseconds. */
const FRESH_FOR = 5 * 60_000

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
      return found === undefined ? null : partnerPriceOf(found, price, currency)
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
