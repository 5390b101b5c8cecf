import * as z from 'zod/mini'
import { executeOperation } from '#data/platform/execute-operation.ts'
import {
  GetPlatformServicesByPlatformDocument,
  GetPlatformServicesBySiteIdDocument,
  type GetPlatformServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'

/** A platform service of the catalogue. */
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

const text = z.nullable(z.string())

/** What the list puts into the navigation state. */
const stateSchema = z.object({
  service: z.object({
    id: z.string(),
    siteId: z.string(),
    serviceId: z.string().check(z.minLength(1)),
    serviceType: text,
    slugServiceName: text,
    serviceName: text,
    status: text,
    masterService: text,
    platform: text,
    siteType: text,
    createdAt: z.nullable(z.number()),
  }),
})

/** What the list passes to the edit screen. */
export const editServiceState = (service: CatalogueService): { readonly service: CatalogueService } => ({ service })
export const editServicePath = ({ serviceId }: CatalogueService): string => `/edit-platform?${new URLSearchParams({ service: serviceId })}`

/** The service in a navigation state; null when it carries none. */
export const carriedService = (state: unknown): CatalogueService | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.service : null
}
