import { useCallback, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { foundChanged } from '#data/saving/holds.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import {
  CreatePlatformServiceDocument,
  type CreatePlatformServiceInput,
  GetPlatformServicesByPlatformDocument,
  GetPlatformServicesBySiteIdDocument,
  GetSubscriptionPlansBySiteIdDocument,
  UpdatePlatformServiceDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { creationAmong, type KnownBefore } from '../form/creation-among.ts'
import { useSaving } from '../form/use-saving.ts'
import { listServices } from './list-services.ts'
import {
  changedServiceInput,
  NEW_PLATFORM_SERVICE,
  newServiceInput,
  PLATFORM_RESOLVERS,
  PLATFORM_USES,
  type PlatformUse,
  type PlatformValues,
  platformValuesOf,
} from './platform-form.ts'
import type { CatalogueService } from './platform-service.ts'

/** Lists that show platform services: their own, those of a plan, and plans with their services. */
export const SERVICE_LISTS = [GetPlatformServicesBySiteIdDocument, GetPlatformServicesByPlatformDocument, GetSubscriptionPlansBySiteIdDocument]

export interface PlatformFormState {
  readonly methods: UseFormReturn<PlatformValues>
  readonly isSaving: boolean
  /** Answers whether it was saved; success and failure are told here. */
  readonly save: (values: PlatformValues) => Promise<boolean>
}

const creationOf = (bridge: Bridge, known: KnownBefore, input: CreatePlatformServiceInput): Change =>
  creationAmong(known, {
    list: () => listServices(bridge),
    idOf: ({ serviceId }) => serviceId,
    sent: input,
    send: () => executeOperation(bridge, CreatePlatformServiceDocument, { input }),
  })

const updateOf = (bridge: Bridge, values: PlatformValues, service: CatalogueService): Change => {
  const input = changedServiceInput(values, service)
  return {
    send: () => executeOperation(bridge, UpdatePlatformServiceDocument, { input }),
    find: async () =>
      foundChanged(
        (await listServices(bridge)).find(({ serviceId }) => serviceId === service.serviceId),
        input,
        service,
      ),
    isUpdate: true,
  }
}

/** The form of a platform service and its save. `service`: the one that is edited or cloned. */
export const usePlatformForm = (use: PlatformUse, service: CatalogueService | null): PlatformFormState => {
  const bridge = useBridge()
  const notify = useNotify()
  const gate = useWriteGate()
  const { isSaving, save: write } = useSaving({ touches: SERVICE_LISTS })
  const known = useRef<ReadonlySet<string> | null>(null)
  const [defaultValues] = useState(() => (service === null ? NEW_PLATFORM_SERVICE : platformValuesOf(service)))
  const methods = useForm<PlatformValues>({ defaultValues, resolver: PLATFORM_RESOLVERS[use], mode: 'onTouched', shouldFocusError: false })

  const save = useCallback(
    async (values: PlatformValues) => {
      if (!gate.allowed) return false
      const isSaved = await write(
        use === 'edit' && service !== null ? updateOf(bridge, values, service) : creationOf(bridge, known, newServiceInput(values, service)),
      )
      if (isSaved) notify.success(PLATFORM_USES[use].saved, values.serviceName.trim())
      return isSaved
    },
    [bridge, gate.allowed, notify, service, use, write],
  )
  return { methods, isSaving, save }
}
