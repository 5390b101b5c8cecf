import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { changeAnswers, useRefresh } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  GetInternalUserByUserNameDocument,
  GetInternalUsersByUserRoleDocument,
  type GetInternalUsersByUserRoleQuery,
  GetInternalUsersDocument,
  UpdateInternalUserEnabledDocument,
  type UpdateInternalUserEnabledMutation,
  type UpdateInternalUserEnabledMutationVariables,
} from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { STATUS_NOT_UPDATED, STATUS_UPDATED } from '../messages.ts'
import { type Partner, partnerName, partnerRecord, STATUS } from '../partner.ts'
import type { PartnerActions } from './partner-columns.tsx'

/** Puts what the platform has accepted into the list on screen. */
export const changePartner = (queries: QueryClient, userName: string, change: Partial<Partner>): void =>
  changeAnswers<GetInternalUsersByUserRoleQuery>(queries, platformQueryKey(GetInternalUsersByUserRoleDocument), ({ getInternalUsersByUserRole: partners }) => ({
    getInternalUsersByUserRole: partners.map((partner) => (partner.username === userName ? { ...partner, ...change } : partner)),
  }))

/** A partner as the platform keeps it now; null where it is gone. Throws a `PlatformFailure`. */
export const readPartner = async (bridge: Bridge, userName: string) =>
  (await executeOperation(bridge, GetInternalUserByUserNameDocument, { userName })).data.getInternalUserByUserName

/** What is sent to switch a partner: what goes with the status stays as it is. */
export const statusInput = (
  { siteId, username, emailId, mobile }: Pick<Partner, 'siteId' | 'username' | 'emailId' | 'mobile'>,
  enabled: boolean,
): UpdateInternalUserEnabledMutationVariables['input'] => ({ siteId: siteId ?? MASTER_SITE_ID, username, emailId, mobile, enabled })

/** A switched status for the record of what was sent, with what takes it back. */
const aboutStatus = (partner: Partner, enabled: boolean): ChangeAbout => {
  const undo = plainUndo({ sort: 'partner', id: partner.username, of: '' }, { enabled: !enabled }, { values: { enabled }, changed: ['enabled'] })
  return {
    record: partnerRecord(partner),
    fields: [{ field: STATUS, from: activeWord(!enabled), to: activeWord(enabled) }],
    ...(undo === undefined ? {} : { undo }),
  }
}

/** Disables partners, each once at a time. Undo enables one again. */
export const usePartnerStatus = (): Pick<PartnerActions, 'busy' | 'switchStatus'> => {
  const bridge = useBridge()
  const refresh = useRefresh()
  const offerUndo = useUndoToast()
  const save = useSave<{ readonly partner: Partner; readonly enabled: boolean }, UpdateInternalUserEnabledMutation>({
    sends: [UpdateInternalUserEnabledDocument],
    run: ({ partner, enabled }, send) => send(UpdateInternalUserEnabledDocument, { input: statusInput(partner, enabled) }, aboutStatus(partner, enabled)),
    find: async ({ partner, enabled }) => ((await readPartner(bridge, partner.username))?.enabled === enabled ? 'as-sent' : 'absent'),
    isUpdate: true,
    idOf: ({ partner }) => partner.username,
    isPerId: true,
    invalidates: [GetInternalUsersDocument],
    invalidatesIfOpen: [GetInternalUsersByUserRoleDocument],
    update: (cache, { partner, enabled }, data) =>
      changePartner(cache, partner.username, { enabled: data === undefined ? enabled : data.updateInternalUser.enabled }),
    failed: ({ partner }, message) => ({ message: STATUS_NOT_UPDATED, detail: `${partnerName(partner)}: ${message}` }),
    onSaved: ({ partner, enabled }) => {
      const [was, is] = [activeWord(!enabled), activeWord(enabled)]
      offerUndo({
        id: `partner-status:${partner.username}`,
        message: STATUS_UPDATED,
        detail: `${partnerName(partner)}: ${was} to ${is}`,
        isStillSo: async () => {
          const stored = await readPartner(bridge, partner.username)
          // What goes out with the status must be what is there.
          const isSame = stored?.emailId === partner.emailId && stored?.mobile === partner.mobile && (stored?.enabled === true) === enabled
          if (!isSame) refresh([GetInternalUsersByUserRoleDocument])
          return isSame
        },
        undo: () => save.attempt({ partner, enabled: !enabled }),
        undone: `${partnerName(partner)}: ${was} again`,
      })
    },
  })
  const { pending, run } = save
  const switchStatus = useCallback((partner: Partner) => void run({ partner, enabled: false }), [run])
  return useMemo(() => ({ busy: pending, switchStatus }), [pending, switchStatus])
}
