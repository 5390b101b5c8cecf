import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { CreatePlatformServiceDocument } from '#generated/graphql.ts'
import type { RecordSaving } from '#patterns/record-page/save-bar.tsx'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { creationAmong } from '../form/creation-among.ts'
import { PLATFORM_SERVICE_NOT_CREATED } from '../messages.ts'
import {
  NEW_PLATFORM_SERVICE,
  newServiceInput,
  PLATFORM_RESOLVERS,
  PLATFORM_SECTIONS,
  PLATFORM_USES,
  type PlatformValues,
  platformValuesOf,
} from './platform-form.ts'
import { type CatalogueService, listServices, SERVICE_LISTS } from './platform-service.ts'

export interface PlatformCreation {
  readonly methods: UseFormReturn<PlatformValues, unknown, PlatformValues>
  readonly saving: RecordSaving
}

/** The form of a new platform service. `source`: the one it is a clone of. `leaving`: what leaving means. */
export const usePlatformCreation = (use: 'create' | 'clone', source: CatalogueService | null, leaving: string, onCreated?: () => void): PlatformCreation => {
  const bridge = useBridge()
  const known = useRef<ReadonlySet<string> | null>(null)
  const [defaultValues] = useState(() => (source === null ? NEW_PLATFORM_SERVICE : platformValuesOf(source)))
  const resolver = PLATFORM_RESOLVERS[use]
  const methods = useForm<PlatformValues, unknown, PlatformValues>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const saving = useRecordCreate({
    what: 'service',
    methods,
    sections: PLATFORM_SECTIONS,
    create: (values) => {
      const input = newServiceInput(values, source)
      const change = creationAmong(known, {
        list: () => listServices(bridge),
        idOf: ({ serviceId }) => serviceId,
        sent: input,
        send: (send) => send(CreatePlatformServiceDocument, { input }),
      })
      return { ...change, id: input.serviceName }
    },
    invalidates: SERVICE_LISTS,
    success: ({ serviceName }) => ({ message: PLATFORM_USES[use].saved, detail: serviceName.trim() }),
    ...(onCreated === undefined ? {} : { onCreated }),
    notCreated: PLATFORM_SERVICE_NOT_CREATED,
    leaving,
  })
  return { methods, saving }
}
