import type { ListDeclaration } from '../list/catalogue-list.tsx'
import { PLATFORM_SERVICE, PLATFORM_SERVICES_FAILED } from '../messages.ts'
import { PLATFORM_CRITERIA, PLATFORM_LIST, type PlatformFilters, platformFilterFields } from './platform-filters.ts'
import { type CatalogueService, serviceIdOf, serviceNameOf } from './platform-service.ts'

/** The table of platform services. */
export const PLATFORM_TABLE: ListDeclaration<CatalogueService, PlatformFilters> = {
  label: PLATFORM_SERVICE,
  one: 'platform service',
  many: 'platform services',
  definition: PLATFORM_LIST,
  criteria: PLATFORM_CRITERIA,
  searchHint: 'Search service, master service, site option',
  filterFields: platformFilterFields,
  rowId: serviceIdOf,
  rowLabel: serviceNameOf,
  loadFailed: PLATFORM_SERVICES_FAILED,
}
