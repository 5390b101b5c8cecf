import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import {
  type CreatePlatformServiceInput,
  GetPlatformServicesByPlatformDocument,
  GetPlatformServicesBySiteIdDocument,
  type GetPlatformServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdDocument,
  type UpdatePlatformServiceInput,
} from '#generated/graphql.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { serviceSlug } from '#shared/domain/catalogue.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { KIND_LABELS, type KindValues, kindOf, kindRules, NO_KIND, requiredUnless } from '../kind/kind.ts'
import { ENTER_SERVICE_NAME, PLATFORM_SERVICE } from '../messages.ts'

export type CatalogueService = GetPlatformServicesBySiteIdQuery['getPlatformServicesBySiteId'][number]

/** Lists that show platform services: their own, those of a plan, and plans with their services. */
export const SERVICE_LISTS = [GetPlatformServicesBySiteIdDocument, GetPlatformServicesByPlatformDocument, GetSubscriptionPlansBySiteIdDocument]

/** The platform services of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listServices = async (bridge: Bridge, signal?: AbortSignal): Promise<readonly CatalogueService[]> =>
  (await executeOperation(bridge, GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID }, signal)).data.getPlatformServicesBySiteId

/** One of them; undefined where there is none. Throws a `PlatformFailure`. */
export const findService = async (bridge: Bridge, id: string, signal?: AbortSignal): Promise<CatalogueService | undefined> =>
  (await listServices(bridge, signal)).find(({ serviceId }) => serviceId === id)

export const serviceNameOf = ({ serviceName, serviceId }: CatalogueService): string => serviceName ?? serviceId

export interface PlatformValues extends KindValues {
  readonly serviceName: string
  readonly status: string
  readonly serviceType: string
}

export type PlatformUse = 'create' | 'edit' | 'clone'

export const LOCKED: Readonly<Record<PlatformUse, ReadonlySet<keyof PlatformValues>>> = {
  create: new Set(),
  edit: new Set(['serviceName', 'siteType', 'masterService']),
  clone: new Set(['serviceName', 'masterService', 'status', 'serviceType']),
}

export const NEW_PLATFORM_SERVICE: PlatformValues = { serviceName: '', ...NO_KIND, status: 'ACTIVE', serviceType: 'PLAN' }

export const platformValuesOf = (service: CatalogueService): PlatformValues => ({
  serviceName: service.serviceName ?? '',
  ...kindOf(service),
  status: service.status ?? NEW_PLATFORM_SERVICE.status,
  serviceType: service.serviceType ?? NEW_PLATFORM_SERVICE.serviceType,
})

export const PLATFORM_SECTIONS: readonly FormSectionInfo[] = [
  { id: 'service', title: 'Platform Service', fields: ['serviceName', 'siteType', 'platform', 'masterService', 'status', 'serviceType'] },
]

const field = fieldOf<PlatformValues>()

/** What a save of a stored service can change, in the order on screen. */
export const PLATFORM_FIELDS = [
  field('platform', PLATFORM_SERVICE, KIND_LABELS.platform, (option) => (option === '' ? '' : siteOptionLabel(option))),
  field('status', PLATFORM_SERVICE, 'Status'),
  field('serviceType', PLATFORM_SERVICE, 'Service type'),
]

export const platformResolver = (use: PlatformUse): Resolver<PlatformValues> => {
  const serviceName = requiredUnless(LOCKED[use].has('serviceName'), ENTER_SERVICE_NAME)
  return zodResolver(z.object({ serviceName, ...kindRules(LOCKED[use]), status: z.string(), serviceType: z.string() }))
}

/** What a new service or a clone sends. A clone has the slug of what it was made from. */
export const newServiceInput = (values: PlatformValues, source: CatalogueService | null): CreatePlatformServiceInput => ({
  siteId: MASTER_SITE_ID,
  ...values,
  serviceName: values.serviceName.trim(),
  slugServiceName: source?.slugServiceName || serviceSlug(values.serviceName),
})

/** What an edit sends: the site type is not among it. */
export const changedServiceInput = (values: PlatformValues, service: CatalogueService): UpdatePlatformServiceInput => {
  const { siteType: _siteType, ...input } = newServiceInput(values, service)
  return { ...input, serviceId: service.serviceId }
}
