import { UpdatePlatformServiceDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import {
  type CatalogueService,
  changedServiceInput,
  findService,
  PLATFORM_FIELDS,
  type PlatformValues,
  platformValuesOf,
  SERVICE_LISTS,
} from './platform-form.ts'

/** Takes a change of a platform service back. */
export const UndoPlatform = undoPanel<CatalogueService, PlatformValues>({
  what: 'service',
  valuesOf: platformValuesOf,
  fields: PLATFORM_FIELDS,
  read: (bridge, undo) => findService(bridge, undo.id),
  write: (now, { values }, send) => send(UpdatePlatformServiceDocument, { input: changedServiceInput(values, now) }),
  invalidates: SERVICE_LISTS,
})
