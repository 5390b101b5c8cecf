import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { changeAnswers } from '#data/platform/change-answers.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { usePlatformMutation } from '#data/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { foundChanged, foundNew } from '#data/saving/holds.ts'
import { isNotThere, sendConfirmed } from '#data/saving/send-confirmed.ts'
import {
  CreateUserServiceMappingDocument,
  type CreateUserServiceMappingMutationVariables,
  DeleteUserServiceMappingDocument,
  GetUserServiceMappingDocument,
  type GetUserServiceMappingQuery,
  UpdateUserServiceMappingDocument,
} from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { SERVICE_DELETED, SERVICE_MAPPED, SERVICE_NOT_DELETED, SERVICE_NOT_MAPPED, SERVICE_NOT_UPDATED, SERVICE_UPDATED } from '../messages.ts'
import { type Mapping, mappingName } from './mapping.ts'
import { type MappingDraft, updateVariables } from './mapping-draft.ts'

/** Puts what the platform has accepted into the rows on screen. */
export const changeMappings = (queries: QueryClient, userId: string, change: (mappings: readonly Mapping[]) => Mapping[]): void =>
  changeAnswers<GetUserServiceMappingQuery>(queries, platformQueryKey(GetUserServiceMappingDocument, { userId }), ({ getUserServiceMapping }) => ({
    getUserServiceMapping: change(getUserServiceMapping),
  }))

/** The changes of a partner's mapping. Each says how it ended, and resolves to why it failed, null when it did not. */
export interface MappingChanges {
  readonly add: (input: CreateUserServiceMappingMutationVariables['input']) => Promise<string | null>
  readonly save: (mapping: Mapping, draft: MappingDraft) => Promise<string | null>
  readonly remove: (mapping: Mapping) => Promise<string | null>
}

/** Offers the changes of the mapping of one partner, by its user name. */
export const useMappingChanges = (userId: string): MappingChanges => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutateAsync: create } = usePlatformMutation(CreateUserServiceMappingDocument)
  const { mutateAsync: update } = usePlatformMutation(UpdateUserServiceMappingDocument)
  const { mutateAsync: remove } = usePlatformMutation(DeleteUserServiceMappingDocument)

  return useMemo(() => {
    const told = async (what: string, failed: string, change: () => Promise<string>): Promise<string | null> => {
      try {
        notify.success(await change(), what)
        return null
      } catch (cause) {
        const failure = asPlatformFailure(cause)
        const message = readableServerMessage(failure.message)
        notify.error(failed, `${what}: ${message}`)
        // Sent but not answered: the change may have been made, so the table must show what is true.
        if (isUnconfirmed(failure) || isNotThere(failure))
          void queries.invalidateQueries({ queryKey: platformQueryKey(GetUserServiceMappingDocument, { userId }) })
        return `${failed} ${message}`
      }
    }
    const readMappings = async (): Promise<readonly Mapping[]> =>
      (await executeOperation(bridge, GetUserServiceMappingDocument, { userId })).data.getUserServiceMapping
    const withMapping = (made: Mapping): void => changeMappings(queries, userId, (mappings) => [...mappings.filter(({ id }) => id !== made.id), made])
    return {
      add: (input) =>
        told(input.serviceName, SERVICE_NOT_MAPPED, async () => {
          let made: Mapping | undefined
          await sendConfirmed({
            send: async () => {
              made = (await create({ input })).createUserServiceMapping
            },
            find: async () => {
              made = (await readMappings()).find(({ serviceId }) => serviceId === input.serviceId)
              return foundNew(made, input)
            },
          })
          if (made !== undefined) withMapping(made)
          return SERVICE_MAPPED
        }),
      save: (mapping, draft) =>
        told(mappingName(mapping), SERVICE_NOT_UPDATED, async () => {
          const variables = updateVariables(mapping, draft)
          let changed: Partial<Mapping> = {}
          await sendConfirmed({
            send: async () => {
              changed = (await update(variables)).updateUserServiceMapping
            },
            find: async () => {
              const now = (await readMappings()).find(({ id }) => id === mapping.id)
              changed = now ?? {}
              return foundChanged(now, variables, mapping)
            },
            isUpdate: true,
          })
          changeMappings(queries, userId, (mappings) => mappings.map((each) => (each.id === mapping.id ? { ...each, ...changed } : each)))
          return SERVICE_UPDATED
        }),
      remove: (mapping) =>
        told(mappingName(mapping), SERVICE_NOT_DELETED, async () => {
          await sendConfirmed({
            send: () => remove({ serviceId: mapping.serviceId, userId }),
            find: async () => ((await readMappings()).some(({ id }) => id === mapping.id) ? 'absent' : 'as-sent'),
          })
          changeMappings(queries, userId, (mappings) => mappings.filter(({ id }) => id !== mapping.id))
          return SERVICE_DELETED
        }),
    }
  }, [bridge, create, notify, queries, remove, update, userId])
}
