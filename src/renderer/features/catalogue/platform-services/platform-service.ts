import * as z from 'zod/mini'
import type { GetPlatformServicesBySiteIdQuery } from '#generated/graphql.ts'

/** A platform service of the catalogue. */
export type CatalogueService = GetPlatformServicesBySiteIdQuery['getPlatformServicesBySiteId'][number]

export const servicesOf = (answer: GetPlatformServicesBySiteIdQuery): readonly CatalogueService[] => answer.getPlatformServicesBySiteId
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

/** What the list says to the edit screen. */
export const editServiceState = (service: CatalogueService): { readonly service: CatalogueService } => ({ service })
export const editServicePath = ({ serviceId }: CatalogueService): string => `/edit-platform?${new URLSearchParams({ service: serviceId })}`

/** The service in a navigation state; null when it carries none. */
export const carriedService = (state: unknown): CatalogueService | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.service : null
}
