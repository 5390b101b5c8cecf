import { executeOperation } from '#data/platform/execute-operation.ts'
import {
  GetPlatformServicesByPlatformDocument,
  GetPlatformServicesBySiteIdDocument,
  type GetPlatformServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'

export type CatalogueService = GetPlatformServicesBySiteIdQuery['getPlatformServicesBySiteId'][number]

/** Lists that show platform services: their own, those of a plan, and plans with their services. */
export const SERVICE_LISTS = [GetPlatformServicesBySiteIdDocument, GetPlatformServicesByPlatformDocument, GetSubscriptionPlansBySiteIdDocument]

/** The platform services of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listServices = async (bridge: Bridge, signal?: AbortSignal): Promise<readonly CatalogueService[]> =>
  (await executeOperation(bridge, GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID }, signal)).data.getPlatformServicesBySiteId

/** One of them; undefined where there is none. Throws a `PlatformFailure`. */
export const findService = async (bridge: Bridge, id: string, signal?: AbortSignal): Promise<CatalogueService | undefined> =>
  (await listServices(bridge, signal)).find(({ serviceId }) => serviceId === id)

export const serviceIdOf = ({ serviceId }: CatalogueService): string => serviceId
export const serviceNameOf = ({ serviceName, serviceId }: CatalogueService): string => serviceName ?? serviceId
