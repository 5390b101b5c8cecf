import { useBridge } from '#data/bridge/bridge-context.ts'
import { UpdatePlatformServiceDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
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
export const UndoPlatform = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  return useRecordUndo<CatalogueService, PlatformValues>({
    undo,
    name,
    onClose,
    what: 'service',
    valuesOf: platformValuesOf,
    fields: PLATFORM_FIELDS,
    read: () => findService(bridge, undo.id),
    write: (now, { values }, send) => send(UpdatePlatformServiceDocument, { input: changedServiceInput(values, now) }),
    invalidates: SERVICE_LISTS,
  })
}
