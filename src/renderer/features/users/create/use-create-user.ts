import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { USER_NAME_TAKEN } from '#components/availability/messages.ts'
import { focusField } from '#components/form/field-id.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { type CreationOrder, type CreationState, useCreation } from '#data/user-names/user-names.ts'
import { CreateInternalUserDocument, GetInternalUsersDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { findUser } from '../find-user.ts'
import { USER_CREATED } from '../messages.ts'
import { isChanged } from '../model/user-edit.ts'
import { createInput } from '../model/user-input.ts'
import { valuesOf } from '../model/user-source.ts'
import type { UserValues } from '../model/user-values.ts'
import type { UserFormMethods } from '../use-user-form.ts'

const orderOf = (bridge: Bridge, values: UserValues): CreationOrder => {
  const input = createInput(values)
  return {
    userName: input.userName,
    send: (send) => send(CreateInternalUserDocument, { input }),
    find: async () => {
      const now = await findUser(bridge, input.userName)
      if (now === null) return 'absent'
      return isChanged(valuesOf(now), values) ? 'different' : 'as-sent'
    },
  }
}

/** Sends the form of a new user. */
export const useCreateUser = (methods: UserFormMethods, onDone: () => void): CreationState<UserValues> => {
  const notify = useNotify()
  const queries = useQueryClient()
  const onTaken = useCallback(() => {
    methods.setError('email', { type: 'platform', message: USER_NAME_TAKEN })
    focusField('email')
  }, [methods])
  const onCreated = useCallback(
    ({ email }: UserValues) => {
      notify.success(USER_CREATED, email)
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersDocument) })
      onDone()
    },
    [notify, onDone, queries],
  )
  const bridge = useBridge()
  const order = useCallback((values: UserValues) => orderOf(bridge, values), [bridge])
  return useCreation({ orderOf: order, onCreated, onTaken })
}
