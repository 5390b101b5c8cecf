import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { isUnconfirmed } from '#data/platform/platform-failure.ts'
import { changeAnswers } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { isNotThere } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  GetInternalUserByUserNameDocument,
  GetInternalUsersByUserRoleDocument,
  type GetInternalUsersByUserRoleQuery,
  GetInternalUsersDocument,
  UpdateInternalUserEnabledDocument,
  type UpdateInternalUserEnabledMutation,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { STATUS_NOT_UPDATED, STATUS_UPDATED } from '../messages.ts'
import { type Partner, partnerName, statusLabel } from '../partner.ts'

/** Puts what the platform has accepted into the list on screen. */
export const changePartner = (queries: QueryClient, userName: string, change: Partial<Partner>): void =>
  changeAnswers<GetInternalUsersByUserRoleQuery>(queries, platformQueryKey(GetInternalUsersByUserRoleDocument), ({ getInternalUsersByUserRole: partners }) => ({
    getInternalUsersByUserRole: partners.map((partner) => (partner.username === userName ? { ...partner, ...change } : partner)),
  }))

export interface PartnerStatus {
  readonly busy: ReadonlySet<string>
  /** Disables an enabled partner, enables a disabled one. */
  readonly switchStatus: (partner: Partner) => void
}

interface StatusChange {
  readonly partner: Partner
  readonly enabled: boolean
}

/** A partner as the platform keeps it now; null where it is gone. Throws a `PlatformFailure`. */
const readPartner = async (bridge: Bridge, userName: string) =>
  (await executeOperation(bridge, GetInternalUserByUserNameDocument, { userName })).data.getInternalUserByUserName

/** Switches partners on and off, one change of a partner at a time, with Undo. */
export const usePartnerStatus = (): PartnerStatus => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const offerUndo = useUndoToast()
  const readAgain = (): void => void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersByUserRoleDocument) })
  // Sent but not confirmed: the change may have been made, so the list must show what is true.
  const readIfOpen = (cause: unknown): void => {
    if (isUnconfirmed(cause) || isNotThere(cause)) readAgain()
  }
  const save = useSave<StatusChange, UpdateInternalUserEnabledMutation>({
    run: ({ partner: { siteId, username, emailId, mobile }, enabled }, send) =>
      send(UpdateInternalUserEnabledDocument, { input: { siteId: siteId ?? MASTER_SITE_ID, username, emailId, mobile, enabled } }),
    find: async ({ partner, enabled }) => ((await readPartner(bridge, partner.username))?.enabled === enabled ? 'as-sent' : 'absent'),
    isUpdate: true,
    idOf: ({ partner }) => partner.username,
    isPerId: true,
    invalidates: [GetInternalUsersDocument],
    update: (cache, { partner, enabled }, data) =>
      changePartner(cache, partner.username, { enabled: data === undefined ? enabled : data.updateInternalUser.enabled }),
    failed: ({ partner }, message) => ({ message: STATUS_NOT_UPDATED, detail: `${partnerName(partner)}: ${message}` }),
    onFailed: readIfOpen,
    onSaved: ({ partner, enabled }) => {
      const [was, is] = [statusLabel({ enabled: !enabled }), statusLabel({ enabled })]
      offerUndo({
        id: `partner-status:${partner.username}`,
        message: STATUS_UPDATED,
        detail: `${partnerName(partner)}: ${was} to ${is}`,
        isStillSo: async () => {
          const stored = await readPartner(bridge, partner.username)
          // What goes out with the status must be what is there.
          const isSame = stored?.emailId === partner.emailId && stored?.mobile === partner.mobile && (stored?.enabled === true) === enabled
          if (!isSame) readAgain()
          return isSame
        },
        undo: () =>
          save.attempt({ partner, enabled: !enabled }).catch((cause: unknown) => {
            readIfOpen(cause)
            throw cause
          }),
        undone: `${partnerName(partner)}: ${was} again`,
      })
    },
  })
  const { pending, run } = save
  const switchStatus = useCallback((partner: Partner) => void run({ partner, enabled: partner.enabled !== true }), [run])
  return useMemo(() => ({ busy: pending, switchStatus }), [pending, switchStatus])
}
