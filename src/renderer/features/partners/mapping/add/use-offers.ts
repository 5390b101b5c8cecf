import { useMemo } from 'react'
import type { FieldOption } from '#components/form/field-props.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesByPlatformDocument, GetSubscriptionPlansBySiteIdDocument, GetUserServiceMappingDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'

/** What can be mapped for a site option: plans of the catalogue, or platform services. */
export interface Offers {
  readonly plans: readonly Plan[]
  readonly addons: readonly PlatformService[]
  readonly planOptions: readonly FieldOption[]
  readonly addonOptions: readonly FieldOption[]
  readonly isLoading: boolean
  readonly failure: PlatformFailure | null
  readonly retry: () => void
}

const NO_PLANS: readonly Plan[] = []
const NO_ADDONS: readonly PlatformService[] = []
const NO_OPTIONS: readonly FieldOption[] = []

/** Loads what can be mapped; what the partner has already cannot be chosen again. */
export const useOffers = (userId: string, kind: string, siteOption: string): Offers => {
  const isPlan = kind === 'PLAN'
  const { data: known } = useRead(GetUserServiceMappingDocument, { userId })
  const catalogue = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { enabled: isPlan })
  const services = useRead(GetPlatformServicesByPlatformDocument, { siteId: MASTER_SITE_ID, platform: siteOption }, { enabled: !isPlan && siteOption !== '' })
  const asked = isPlan ? catalogue : services
  const plans = catalogue.data?.getSubscriptionPlansBySiteId ?? NO_PLANS
  const addons = services.data?.getPlatformServicesByPlatform ?? NO_ADDONS

  const mapped = useMemo(() => new Set(known?.getUserServiceMapping.map(({ serviceId }) => serviceId)), [known])
  const option = (value: string, label: string): FieldOption =>
    mapped.has(value) ? { value, label: `${label}: mapped already`, disabled: true } : { value, label }
  return {
    plans,
    addons,
    planOptions:
      siteOption === ''
        ? NO_OPTIONS
        : plans.filter(({ platform, status }) => platform === siteOption && status === 'ACTIVE').map(({ planId, planName }) => option(planId, planName)),
    addonOptions: siteOption === '' ? NO_OPTIONS : addons.map(({ serviceId, serviceName }) => option(serviceId, serviceName ?? serviceId)),
    isLoading: siteOption !== '' && asked.isFetching && asked.data === undefined,
    failure: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
  }
}
