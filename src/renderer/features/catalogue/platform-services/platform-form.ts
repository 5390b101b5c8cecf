import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import type { CreatePlatformServiceInput, UpdatePlatformServiceInput } from '#generated/graphql.ts'
import { serviceSlug } from '#shared/domain/catalogue.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { type KindValues, kindRules, NO_KIND, requiredUnless } from '../form/kind.ts'
import {
  CLONE,
  CREATE_PLATFORM,
  EDIT_PLATFORM,
  ENTER_SERVICE_NAME,
  PLATFORM_SERVICE_CLONED,
  PLATFORM_SERVICE_CREATED,
  PLATFORM_SERVICE_UPDATED,
} from '../messages.ts'
import type { CatalogueService } from './platform-service.ts'

/** What is typed and chosen for a platform service. */
export interface PlatformValues extends KindValues {
  readonly serviceName: string
  readonly status: string
  readonly serviceType: string
}

export type PlatformField = keyof PlatformValues

/** One form, three uses. */
export type PlatformUse = 'create' | 'edit' | 'clone'

interface PlatformUseDeclaration {
  readonly title: string
  readonly saveLabel: string
  /** Said once it is saved. */
  readonly saved: string
  /** Fields that cannot be changed. */
  readonly locked: ReadonlySet<PlatformField>
}

/** What differs between the uses. */
export const PLATFORM_USES: Readonly<Record<PlatformUse, PlatformUseDeclaration>> = {
  create: { title: CREATE_PLATFORM, saveLabel: 'Save', saved: PLATFORM_SERVICE_CREATED, locked: new Set() },
  edit: { title: EDIT_PLATFORM, saveLabel: 'Save', saved: PLATFORM_SERVICE_UPDATED, locked: new Set(['serviceName', 'siteType', 'masterService']) },
  clone: { title: CLONE, saveLabel: CLONE, saved: PLATFORM_SERVICE_CLONED, locked: new Set(['serviceName', 'masterService', 'status', 'serviceType']) },
}

export const NEW_PLATFORM_SERVICE: PlatformValues = { serviceName: '', ...NO_KIND, status: 'ACTIVE', serviceType: 'PLAN' }

/** What the form of a stored service starts with. */
export const platformValuesOf = (service: CatalogueService): PlatformValues => ({
  serviceName: service.serviceName ?? '',
  siteType: service.siteType ?? '',
  platform: service.platform ?? '',
  masterService: service.masterService ?? '',
  status: service.status ?? NEW_PLATFORM_SERVICE.status,
  serviceType: service.serviceType ?? NEW_PLATFORM_SERVICE.serviceType,
})

export const PLATFORM_SECTIONS: readonly FormSectionInfo[] = [
  { id: 'service', title: 'Platform Service', fields: ['serviceName', 'siteType', 'platform', 'masterService', 'status', 'serviceType'] },
]

const resolverOf = (locked: ReadonlySet<PlatformField>): Resolver<PlatformValues> =>
  zodResolver(
    z.object({ serviceName: requiredUnless(locked.has('serviceName'), ENTER_SERVICE_NAME), ...kindRules(locked), status: z.string(), serviceType: z.string() }),
  )

/** The rules of each use. */
export const PLATFORM_RESOLVERS: Readonly<Record<PlatformUse, Resolver<PlatformValues>>> = {
  create: resolverOf(PLATFORM_USES.create.locked),
  edit: resolverOf(PLATFORM_USES.edit.locked),
  clone: resolverOf(PLATFORM_USES.clone.locked),
}

/** What a new service or a clone sends. A clone has the slug of what it was made from. */
export const newServiceInput = (values: PlatformValues, source: CatalogueService | null): CreatePlatformServiceInput => ({
  siteId: MASTER_SITE_ID,
  ...values,
  serviceName: values.serviceName.trim(),
  slugServiceName: source?.slugServiceName || serviceSlug(values.serviceName),
})

/** What an edit sends: the site type is not among it. */
export const changedServiceInput = ({ siteType: _siteType, ...values }: PlatformValues, service: CatalogueService): UpdatePlatformServiceInput => ({
  siteId: MASTER_SITE_ID,
  serviceId: service.serviceId,
  ...values,
  serviceName: values.serviceName.trim(),
  slugServiceName: service.slugServiceName || serviceSlug(values.serviceName),
})
