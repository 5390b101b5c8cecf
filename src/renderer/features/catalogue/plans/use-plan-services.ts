import { useMemo } from 'react'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesByPlatformDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { KindValues } from '../form/kind.ts'
import { type ServiceOptions, serviceOptions } from './plan-services.ts'

export interface PlanServices {
  readonly options: ServiceOptions
  /** The services for the chosen kind are there. */
  readonly isLoaded: boolean
  readonly isLoading: boolean
  readonly failure: PlatformFailure | null
  readonly retry: () => void
}

const NONE: readonly PlatformService[] = []

/** The services on offer for what is chosen in the form; none before all three are. */
export const usePlanServices = ({ siteType, platform, masterService }: KindValues, stored: Plan | null): PlanServices => {
  const isChosen = siteType !== '' && platform !== '' && masterService !== ''
  const query = useRead(GetPlatformServicesByPlatformDocument, { siteId: MASTER_SITE_ID, platform }, { enabled: isChosen })
  const offered = (isChosen ? query.data?.getPlatformServicesByPlatform : undefined) ?? NONE
  const options = useMemo(() => serviceOptions(offered, { siteType, platform, masterService }, stored), [offered, siteType, platform, masterService, stored])
  return {
    options,
    isLoaded: isChosen && query.isSuccess,
    isLoading: isChosen && query.data === undefined && query.isFetching,
    failure: isChosen && query.data === undefined && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
  }
}
