import type { GetServiceBySiteIdQuery, ServiceInput } from '#generated/graphql.ts'

/** A menu item as the platform gives it. */
export type Service = GetServiceBySiteIdQuery['getServiceBySiteId'][number]

/**
 * The services as they are stored. Reading a site's services puts the variations of each beside it once more: a service that another one names as its
 * variation is such a copy, as is whatever comes twice. They are left out before anything is sent; `attachedVariations` stays.
 */
export const withoutVariationCopies = (services: readonly Service[]): readonly Service[] => {
  const variations = new Set(services.flatMap(({ slugName, attachedVariations }) => (attachedVariations ?? []).filter((variation) => variation !== slugName)))
  const seen = new Set<string>()
  return services.filter(({ slugName }) => {
    if (variations.has(slugName) || seen.has(slugName)) return false
    seen.add(slugName)
    return true
  })
}

/** What is to be copied, and how much of it is there already. */
export interface CopyPlan {
  /** All services of the source menu. */
  readonly total: number
  /** Those that are not in the new menu yet, as they are sent. */
  readonly left: readonly ServiceInput[]
}

/**
 * The services of one menu with an entry for another one: their rate, list rate, status and stock there are those of the source. A service that is in the
 * new menu already is not sent again, so that a copy that stopped goes on where it stopped.
 */
export const copyPlan = (services: readonly Service[], sourceSlug: string, newSlug: string): CopyPlan => {
  const ofSource = withoutVariationCopies(services).filter((service) => rateIn(service, sourceSlug) !== undefined)
  return {
    total: ofSource.length,
    left: ofSource.flatMap((service) => {
      const rate = rateIn(service, sourceSlug)
      if (rate === undefined || rateIn(service, newSlug) !== undefined) return []
      return [{ ...service, serviceRates: [...(service.serviceRates ?? []), { ...rate, serviceType: newSlug }] }]
    }),
  }
}

const rateIn = ({ serviceRates }: Service, menuSlug: string) => serviceRates?.find(({ serviceType }) => serviceType === menuSlug)

/** A list in parts of at most `size`. */
export const batchesOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
