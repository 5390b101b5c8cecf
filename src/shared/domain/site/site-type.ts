/** Site types offered on creation, in the order of the source, with their labels. */
export const SITE_TYPES = [
  { value: 'SIMPLE_B2C', label: 'e-Commerce' },
  { value: 'MARKETING', label: 'Marketing Site' },
  { value: 'B2C_MARKET_PLACE', label: 'Market Place' },
  { value: 'O2OCommerce', label: 'O2O Commerce' },
] as const

export type SiteType = (typeof SITE_TYPES)[number]['value']

/** Types that are no longer offered and that older records still have. */
const OLD_TYPES = ['B2B2C_ECOM']

/** Every site type that the console knows, and more. */
export const withKnownTypes = (more: readonly string[]): readonly string[] => [...new Set([...SITE_TYPES.map(({ value }) => value), ...OLD_TYPES, ...more])]

/** The label of a stored site type; one that is no longer offered, such as B2B2C_ECOM, shows as it is. */
export const siteTypeLabel = (value: string): string => SITE_TYPES.find((type) => type.value === value)?.label ?? value
