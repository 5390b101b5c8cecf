import type { FilterField } from '#components/filter-bar/filter-field.ts'
import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { optionTexts } from '../list/kind-columns.ts'
import { PLATFORM_COLUMNS } from './platform-columns.ts'
import type { CatalogueService } from './platform-service.ts'

/** What can be searched: three columns, together or each for itself. */
export interface PlatformFilters {
  readonly q: string
  readonly name: string
  readonly master: string
  readonly option: string
}

/** 50 rows a page. */
export const PLATFORM_LIST: ListDefinition<PlatformFilters> = {
  columns: PLATFORM_COLUMNS,
  filters: { q: textFilter(), name: textFilter(), master: textFilter(), option: textFilter() },
  initial: { size: 50 },
}

/** Part of the text, whatever the letter case. */
export const PLATFORM_CRITERIA: Criteria<CatalogueService, PlatformFilters> = {
  q: { kind: 'text', text: (service) => [service.serviceName, service.masterService, ...optionTexts(service)] },
  name: { kind: 'text', text: ({ serviceName }) => serviceName },
  master: { kind: 'text', text: ({ masterService }) => masterService },
  option: { kind: 'text', text: optionTexts },
}

export const platformFilterFields = (filters: PlatformFilters, set: (part: Partial<PlatformFilters>) => void): readonly FilterField[] => [
  { kind: 'text', name: 'name', label: 'Service name', value: filters.name, onChange: (name) => set({ name }) },
  { kind: 'text', name: 'master', label: 'Master service', value: filters.master, onChange: (master) => set({ master }) },
  { kind: 'text', name: 'option', label: 'Site option', value: filters.option, onChange: (option) => set({ option }) },
]
