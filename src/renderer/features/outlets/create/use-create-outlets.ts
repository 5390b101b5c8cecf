import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { USER_NAME_TAKEN } from '#components/availability/messages.ts'
import { focusField } from '#components/form/field-id.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { foundNew } from '#data/saving/holds.ts'
import type { Found } from '#data/saving/send-confirmed.ts'
import { type CreationOrder, type CreationState, useCreation } from '#data/user-names/user-names.ts'
import { CreateGroupAdminDocument, type CreateGroupAdminInput, GetGroupAdminsDocument, GetSitesAdminForOutletsDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { OUTLET_CREATED } from '../messages.ts'
import { createInput, type OutletSite, type OutletValues } from './outlet-values.ts'

interface CreateOutletsOptions {
  readonly methods: UseFormReturn<OutletValues, unknown, OutletValues>
  /** What the chosen ids are of. */
  readonly sites: readonly OutletSite[]
  readonly onDone: () => void
}

/** What there is of an owner now. The platform says nothing of the default site, which is the first outlet. */
const findOwner = async (bridge: Bridge, input: CreateGroupAdminInput): Promise<Found> => {
  const { data } = await executeOperation(bridge, GetGroupAdminsDocument, {})
  return foundNew(
    data.getGroupAdmins.find(({ userName }) => userName === input.userName),
    input,
  )
}

/** Sends the form of new outlets. */
export const useCreateOutlets = ({ methods, sites, onDone }: CreateOutletsOptions): CreationState<OutletValues> => {
  const bridge = useBridge()
  const notify = useNotify()
  const queries = useQueryClient()
  const orderOf = useCallback(
    (values: OutletValues): CreationOrder => {
      const input = createInput(values, sites)
      return {
        userName: input.userName,
        send: (send) => send(CreateGroupAdminDocument, { input }),
        find: () => findOwner(bridge, input),
      }
    },
    [bridge, sites],
  )
  const onTaken = useCallback(() => {
    methods.setError('userName', { type: 'platform', message: USER_NAME_TAKEN })
    focusField('userName')
  }, [methods])
  const onCreated = useCallback(
    ({ companyName }: OutletValues) => {
      notify.success(OUTLET_CREATED, companyName)
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetGroupAdminsDocument) })
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetSitesAdminForOutletsDocument) })
      onDone()
    },
    [notify, onDone, queries],
  )
  return useCreation({ orderOf, onCreated, onTaken })
}
