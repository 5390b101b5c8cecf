import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { changeAnswers } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { foundChanged, foundNew } from '#data/saving/holds.ts'
import { isNotThere } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  CreateUserServiceMappingDocument,
  type CreateUserServiceMappingMutation,
  type CreateUserServiceMappingMutationVariables,
  DeleteUserServiceMappingDocument,
  GetUserServiceMappingDocument,
  type GetUserServiceMappingQuery,
  UpdateUserServiceMappingDocument,
  type UpdateUserServiceMappingMutation,
} from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NOT_SAVED_YET, SERVICE_DELETED, SERVICE_MAPPED, SERVICE_NOT_DELETED, SERVICE_NOT_MAPPED, SERVICE_NOT_UPDATED, SERVICE_UPDATED } from '../messages.ts'
import { type Mapping, mappingName } from './mapping.ts'
import { type MappingDraft, updateVariables } from './mapping-draft.ts'
import { usePriceReview } from './use-price-review.tsx'

/** Puts what the platform has accepted into the rows on screen. */
export const changeMappings = (queries: QueryClient, userId: string, change: (mappings: readonly Mapping[]) => Mapping[]): void =>
  changeAnswers<GetUserServiceMappingQuery>(queries, platformQueryKey(GetUserServiceMappingDocument, { userId }), ({ getUserServiceMapping }) => ({
    getUserServiceMapping: change(getUserServiceMapping),
  }))

interface PriceChange {
  /** As the platform has it now. */
  readonly mapping: Mapping
  readonly draft: MappingDraft
}

export interface MappingSaving {
  readonly changes: MappingChanges
  /** Draw it once: what another user saved in the meantime, while the prices are being saved; null otherwise. */
  readonly review: ReactElement | null
}

/** The changes of a partner's mapping. Each reports its outcome, and resolves to why it failed, null when it did not. */
export interface MappingChanges {
  readonly add: (input: CreateUserServiceMappingMutationVariables['input']) => Promise<string | null>
  readonly save: (mapping: Mapping, draft: MappingDraft) => Promise<string | null>
  readonly remove: (mapping: Mapping) => Promise<string | null>
}

/** Offers the changes of the mapping of one partner, by its user name. Prices that another user changed in the meantime are shown before they are saved. */
export const useMappingChanges = (userId: string, currency: string): MappingSaving => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const readAgain = (): void => void queries.invalidateQueries({ queryKey: platformQueryKey(GetUserServiceMappingDocument, { userId }) })
  const readMappings = async (): Promise<readonly Mapping[]> =>
    (await executeOperation(bridge, GetUserServiceMappingDocument, { userId })).data.getUserServiceMapping
  const { attempt: create } = useSave<CreateUserServiceMappingMutationVariables, CreateUserServiceMappingMutation>({
    operation: CreateUserServiceMappingDocument,
    find: async ({ input }) =>
      foundNew(
        (await readMappings()).find(({ serviceId }) => serviceId === input.serviceId),
        input,
      ),
    idOf: ({ input }) => String(input.serviceId),
    update: (_, __, data) => {
      const made = data?.createUserServiceMapping
      if (made === undefined) readAgain()
      else changeMappings(queries, userId, (mappings) => [...mappings.filter(({ id }) => id !== made.id), made])
    },
  })
  const { attempt: update } = useSave<PriceChange, UpdateUserServiceMappingMutation>({
    run: ({ mapping, draft }, send) => send(UpdateUserServiceMappingDocument, updateVariables(mapping, draft)),
    find: async ({ mapping, draft }) =>
      foundChanged(
        (await readMappings()).find(({ id }) => id === mapping.id),
        updateVariables(mapping, draft).input,
        mapping,
      ),
    isUpdate: true,
    idOf: ({ mapping }) => mapping.id,
    update: (_, { mapping }, data) => {
      if (data === undefined) readAgain()
      else
        changeMappings(queries, userId, (mappings) => mappings.map((each) => (each.id === mapping.id ? { ...each, ...data.updateUserServiceMapping } : each)))
    },
  })
  const { attempt: remove } = useSave<Mapping>({
    run: ({ serviceId }, send) => send(DeleteUserServiceMappingDocument, { serviceId, userId }),
    find: async (mapping) => ((await readMappings()).some(({ id }) => id === mapping.id) ? 'absent' : 'as-sent'),
    idOf: ({ id }) => id,
    update: (_, mapping) => changeMappings(queries, userId, (mappings) => mappings.filter(({ id }) => id !== mapping.id)),
  })

  const { review, merged } = usePriceReview(currency)

  const changes = useMemo<MappingChanges>(() => {
    const reported = async (what: string, done: string, failed: string, change: Promise<void>): Promise<string | null> => {
      try {
        await change
        notify.success(done, what)
        return null
      } catch (cause) {
        const failure = asPlatformFailure(cause)
        const message = readableServerMessage(failure.message)
        notify.error(failed, `${what}: ${message}`)
        // Sent but not confirmed: the change may have been made, so the table must show what is true.
        if (isUnconfirmed(failure) || isNotThere(failure))
          void queries.invalidateQueries({ queryKey: platformQueryKey(GetUserServiceMappingDocument, { userId }) })
        return `${failed} ${message}`
      }
    }
    const readMapping = async (id: string): Promise<Mapping | undefined> =>
      (await executeOperation(bridge, GetUserServiceMappingDocument, { userId })).data.getUserServiceMapping.find((each) => each.id === id)
    const save = async (mapping: Mapping, draft: MappingDraft): Promise<string | null> => {
      try {
        const change = await merged(mapping, draft, () => readMapping(mapping.id))
        if (change === null) return NOT_SAVED_YET
        return await reported(mappingName(mapping), SERVICE_UPDATED, SERVICE_NOT_UPDATED, update(change))
      } catch (cause) {
        return reported(mappingName(mapping), SERVICE_UPDATED, SERVICE_NOT_UPDATED, Promise.reject(asPlatformFailure(cause)))
      }
    }
    return {
      add: (input) => reported(input.serviceName, SERVICE_MAPPED, SERVICE_NOT_MAPPED, create({ input })),
      save,
      remove: (mapping) => reported(mappingName(mapping), SERVICE_DELETED, SERVICE_NOT_DELETED, remove(mapping)),
    }
  }, [bridge, create, merged, notify, queries, remove, update, userId])
  return { changes, review }
}
