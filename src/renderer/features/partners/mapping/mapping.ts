import type { GetUserServiceMappingQuery } from '#generated/graphql.ts'

/** What a partner pays for a plan or an add-on. Amounts in minor units. */
export type Mapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]

/** The tabs, in order, by the word for each in the address. */
export const MAPPING_TABS = [
  { id: 'plans', title: 'PLANS', type: 'PLAN' },
  { id: 'addons', title: 'ADDONS', type: 'ADDONS' },
] as const

export type MappingTab = (typeof MAPPING_TABS)[number]['id']
export type MappingType = (typeof MAPPING_TABS)[number]['type']

/** The tab that an address names; the first where it names none of them. */
export const mappingTabOf = (text: string | null): MappingTab => MAPPING_TABS.find(({ id }) => id === text)?.id ?? 'plans'

/** The rows of a tab. */
export const mappingsOf = (mappings: readonly Mapping[], tab: MappingTab): readonly Mapping[] => {
  const wanted = MAPPING_TABS.find(({ id }) => id === tab)?.type
  return mappings.filter(({ type }) => type === wanted)
}

export const mappingId = ({ id }: Mapping): string => id

/** What is mapped, as people name it. */
export const mappingName = ({ serviceName, planName, serviceId }: Mapping): string => serviceName || planName || serviceId
