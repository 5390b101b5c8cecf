import { executeOperation } from '#data/platform/execute-operation.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { GetServiceBySiteIdDocument, type GetServiceBySiteIdQuery, type ServiceInput, UpdateServiceInBulkV2Document } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SERVICES_PER_BATCH } from '#shared/domain/content/menu.ts'

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

/**
 * How many services one menu has, and those `left` to send with an entry for another menu: their rate, list rate, status and stock there are those of the
 * source. A service that is in the new menu already is not sent again, so that a copy that stopped goes on where it stopped.
 */
export const copyPlan = (
  services: readonly Service[],
  sourceSlug: string,
  newSlug: string,
): { readonly total: number; readonly left: readonly ServiceInput[] } => {
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

export const batchesOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** How far a copy is, services. */
export interface CopyProgress {
  readonly done: number
  readonly total: number
}

/**
 * Copies the services of a menu to a new one, batch after batch; the first that fails stops the rest. A second run looks first what is there and sends only
 * the rest. Throws a `PlatformFailure`.
 */
export const copyServices = async (
  bridge: Bridge,
  send: Send,
  { siteId, sourceSlug, newSlug }: { readonly siteId: string; readonly sourceSlug: string; readonly newSlug: string },
  onProgress: (progress: CopyProgress) => void,
): Promise<void> => {
  const { data } = await executeOperation(bridge, GetServiceBySiteIdDocument, { siteId })
  const { total, left } = copyPlan(data.getServiceBySiteId, sourceSlug, newSlug)
  let done = total - left.length
  onProgress({ done, total })
  for (const batch of batchesOf(left, SERVICES_PER_BATCH)) {
    await send(UpdateServiceInBulkV2Document, { input: [...batch] })
    done += batch.length
    onProgress({ done, total })
  }
}
