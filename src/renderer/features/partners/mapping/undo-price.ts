import { GetUserServiceMappingDocument, UpdateUserServiceMappingDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readPartner } from '../list/use-partner-status.ts'
import { currencyOf } from '../partner.ts'
import { aboutPrices, type Mapping, type MappingDraft, mappingDraftOf, priceFields, updateVariables } from './mapping.ts'
import { readMappings } from './use-mapping-changes.tsx'

interface PricedMapping {
  readonly mapping: Mapping
  readonly currency: string
}

type Prices = MappingDraft & Pick<PricedMapping, 'currency'>

const FIELDS = priceFields<Prices>(({ currency }) => currency)

const valuesOf = ({ mapping, currency }: PricedMapping): Prices => ({ ...mappingDraftOf(mapping), currency })

/** A price with the currency of its partner; null where one of them is gone. Throws a `PlatformFailure`. */
const readPrice = async (bridge: Bridge, userId: string, id: string): Promise<PricedMapping | null> => {
  const [partner, mappings] = await Promise.all([readPartner(bridge, userId), readMappings(bridge, userId)])
  const mapping = mappings.find((each) => each.id === id)
  return partner && mapping ? { mapping, currency: currencyOf(partner) } : null
}

/** Takes a change of what a partner pays back. */
export const UndoPrice = undoPanel<PricedMapping, Prices>({
  what: 'service',
  valuesOf,
  fields: FIELDS,
  read: (bridge, undo) => readPrice(bridge, undo.of, undo.id),
  write: (now, merged, send) =>
    send(UpdateUserServiceMappingDocument, updateVariables(now.mapping, merged.values), aboutPrices(now.mapping, FIELDS, valuesOf(now), merged)),
  invalidates: [GetUserServiceMappingDocument],
})
