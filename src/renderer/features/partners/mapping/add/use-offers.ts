import { useMemo } from 'react'
import type { FieldOption } from '#components/form/field-props.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesByPlatformDocument, GetSubscriptionPlansBySiteIdDocument, GetUserServiceMappingDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { MappingType } from '../mapping.ts'
import { addonOffer, type Offer, planOffer } from './add-mapping.ts'

export interface Offers {
  readonly offers: readonly Offer[]
  readonly options: readonly FieldOption[]
  readonly isLoading: boolean
  readonly failure: PlatformFailure | null
  readonly retry: () => void
}

/** What can be mapped for a site option: plans of the catalogue, or platform services. What the partner has already cannot be chosen again. */
export const useOffers = (userId: string, kind: MappingType, siteOption: string): Offers => {
  const isPlan = kind === 'PLAN'
  const hasOption = siteOption !== ''
  const { data: known } = useRead(GetUserServiceMappingDocument, { userId })
  const catalogue = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { enabled: isPlan })
  const services = useRead(GetPlatformServicesByPlatformDocument, { siteId: MASTER_SITE_ID, platform: siteOption }, { enabled: !isPlan && hasOption })
  const asked = isPlan ? catalogue : services

  const offers = useMemo(() => {
    if (!hasOption) return []
    if (!isPlan) return (services.data?.getPlatformServicesByPlatform ?? []).map(addonOffer)
    const plans = catalogue.data?.getSubscriptionPlansBySiteId ?? []
    return plans.filter(({ platform, status }) => platform === siteOption && status === 'ACTIVE').map(planOffer)
  }, [catalogue.data, hasOption, isPlan, services.data, siteOption])
  const options = useMemo(() => {
    const mapped = new Set(known?.getUserServiceMapping.map(({ serviceId }) => serviceId))
    return offers.map(({ serviceId: value, serviceName: label }) =>
      mapped.has(value) ? { value, label: `${label}: mapped already`, disabled: true } : { value, label },
    )
  }, [known, offers])
  return {
    offers,
    options,
    isLoading: hasOption && asked.isFetching && asked.data === undefined,
    failure: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
  }
}
