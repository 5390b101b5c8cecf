import { useMemo } from 'react'
import type { FieldOption } from '#components/form/field-props.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesByPlatformDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { KindValues } from '../kind/kind.ts'

type StoredService = NonNullable<Plan['serviceDetails']>[number]

const optionOf = ({ serviceId, serviceName, status }: PlatformService): FieldOption => ({
  value: serviceId,
  label: `${serviceName ?? serviceId}${status === 'INACTIVE' ? ' (Inactive)' : ''}`,
})

/** One of a stored plan that is not on offer for its kind is shown by name, so that it can be kept or given up. */
const foreignOption = (serviceId: string, details: readonly StoredService[]): FieldOption => {
  const service = details.find((each) => each.serviceId === serviceId)
  return {
    value: serviceId,
    label: service === undefined ? `${serviceId} (no longer there)` : `${service.serviceName ?? serviceId} (${service.masterService ?? '–'})`,
  }
}

/** What can be chosen for a kind of site, and what a stored plan has beside it. */
export const serviceOptions = (offered: readonly PlatformService[], { siteType, masterService }: KindValues, stored: Plan | null) => {
  const fitting = offered.filter((service) => service.masterService === masterService && service.siteType === siteType)
  const details = stored?.serviceDetails ?? []
  const foreign = (stored?.services ?? []).filter((id) => !fitting.some(({ serviceId }) => serviceId === id))
  const isBasic = (id: string): boolean => details.find(({ serviceId }) => serviceId === id)?.serviceType === 'BASIC'
  return {
    plan: [
      ...fitting.filter(({ serviceType }) => serviceType === 'PLAN').map(optionOf),
      ...foreign.filter((id) => !isBasic(id)).map((id) => foreignOption(id, details)),
    ],
    basic: [...fitting.filter(({ serviceType }) => serviceType === 'BASIC').map(optionOf), ...foreign.filter(isBasic).map((id) => foreignOption(id, details))],
  }
}

const NONE: readonly PlatformService[] = []

/** The services on offer for what is chosen in the form; none before all three are. */
export const usePlanServices = ({ siteType, platform, masterService }: KindValues, stored: Plan | null) => {
  const isChosen = siteType !== '' && platform !== '' && masterService !== ''
  const query = useRead(GetPlatformServicesByPlatformDocument, { siteId: MASTER_SITE_ID, platform }, { enabled: isChosen })
  const offered = (isChosen ? query.data?.getPlatformServicesByPlatform : undefined) ?? NONE
  const options = useMemo(() => serviceOptions(offered, { siteType, platform, masterService }, stored), [offered, siteType, platform, masterService, stored])
  const isMissing = isChosen && query.data === undefined
  return {
    options,
    isLoaded: isChosen && query.isSuccess,
    isLoading: isMissing && query.isFetching,
    failure: isMissing && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
  }
}
