import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useMemo, useRef } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { changeAnswers, useRefresh } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  DeleteUserServiceMappingDocument,
  GetUserServiceMappingDocument,
  type GetUserServiceMappingQuery,
  UpdateUserServiceMappingDocument,
} from '#generated/graphql.ts'
import { useReviewedSave } from '#patterns/record-page/use-reviewed-save.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SERVICE_DELETED, SERVICE_GONE, SERVICE_NOT_DELETED, SERVICE_NOT_UPDATED, SERVICE_UPDATED } from '../messages.ts'
import { aboutPrices, type Mapping, type MappingDraft, mappingDraftOf, mappingName, priceFields, priceUndo, updateVariables, withPrices } from './mapping.ts'

/** Puts what the platform has accepted into the rows on screen. */
export const changeMappings = (queries: QueryClient, userId: string, change: (mappings: readonly Mapping[]) => Mapping[]): void =>
  changeAnswers<GetUserServiceMappingQuery>(queries, platformQueryKey(GetUserServiceMappingDocument, { userId }), ({ getUserServiceMapping }) => ({
    getUserServiceMapping: change(getUserServiceMapping),
  }))

export const readMappings = async (bridge: Bridge, userId: string): Promise<readonly Mapping[]> =>
  (await executeOperation(bridge, GetUserServiceMappingDocument, { userId })).data.getUserServiceMapping

export interface MappingChanges {
  /** Resolves to why the prices were not saved, null when they are. */
  readonly save: (mapping: Mapping, draft: MappingDraft) => Promise<string | null>
  readonly remove: (mapping: Mapping) => void
  /** Draw it once: what another user saved in the meantime, while prices are being saved; null otherwise. */
  readonly review: ReactElement | null
}

/** The changes of the mapping of one partner, by its user name. Prices that another user changed in the meantime are shown before they are saved. */
export const useMappingChanges = (userId: string, currency: string): MappingChanges => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { run: remove } = useSave<Mapping>({
    run: ({ serviceId }, send) => send(DeleteUserServiceMappingDocument, { serviceId, userId }),
    sends: [DeleteUserServiceMappingDocument],
    find: async (mapping) => ((await readMappings(bridge, userId)).some(({ id }) => id === mapping.id) ? 'absent' : 'as-sent'),
    idOf: ({ id }) => id,
    invalidates: [GetUserServiceMappingDocument],
    update: (_, mapping) => changeMappings(queries, userId, (mappings) => mappings.filter(({ id }) => id !== mapping.id)),
    success: (mapping) => ({ message: SERVICE_DELETED, detail: mappingName(mapping) }),
    failed: (mapping, message) => ({ message: SERVICE_NOT_DELETED, detail: `${mappingName(mapping)}: ${message}` }),
  })
  /** The row whose prices are saved, one at a time, and what its editor waits for. */
  const edited = useRef<{ readonly row: Mapping; readonly end: (reason: string | null) => void } | null>(null)
  const fields = useMemo(() => priceFields(() => currency), [currency])
  const { save, review } = useReviewedSave<Mapping, MappingDraft>({
    what: 'service',
    question: (mapping) => `Save the prices of ${mappingName(mapping)}?`,
    valuesOf: mappingDraftOf,
    fields,
    read: async () => {
      const stored = (await readMappings(bridge, userId)).find(({ id }) => id === edited.current?.row.id)
      if (stored === undefined) throw new PlatformFailure({ kind: 'rejected', message: SERVICE_GONE })
      return stored
    },
    platform: { sends: UpdateUserServiceMappingDocument },
    write: (now, merged, send) =>
      send(UpdateUserServiceMappingDocument, updateVariables(now, merged.values), aboutPrices(now, fields, mappingDraftOf(now), merged)),
    undoOf: (now, merged) => priceUndo(userId, now, merged),
    reviewsConflictsAlone: true,
    invalidates: [GetUserServiceMappingDocument],
    failed: (message) => ({ message: SERVICE_NOT_UPDATED, detail: `${edited.current && mappingName(edited.current.row)}: ${message}` }),
    success: (_, before) => ({ message: SERVICE_UPDATED, detail: mappingName(before) }),
    onSaved: ({ values }, before) =>
      changeMappings(queries, userId, (mappings) => mappings.map((each) => (each.id === before.id ? withPrices(each, values) : each))),
    onDone: () => edited.current?.end(null),
    onStopped: (reason) => {
      // The row goes back to what the platform has now, which may be what another user saved.
      refresh([GetUserServiceMappingDocument])
      edited.current?.end(reason)
    },
  })
  return {
    save: (row, draft) =>
      new Promise((end) => {
        edited.current = { row, end }
        void save({ base: mappingDraftOf(row), mine: draft })
      }),
    remove: (mapping) => void remove(mapping),
    review,
  }
}
