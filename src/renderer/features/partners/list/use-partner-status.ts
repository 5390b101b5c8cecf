import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import { changeAnswers } from '#data/platform/change-answers.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, isUnconfirmed, PlatformFailure } from '#data/platform/platform-failure.ts'
import { usePlatformMutation } from '#data/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { isNotThere, sendConfirmed } from '#data/saving/send-confirmed.ts'
import {
  GetInternalUserByUserNameDocument,
  GetInternalUsersByUserRoleDocument,
  type GetInternalUsersByUserRoleQuery,
  GetInternalUsersDocument,
  UpdateInternalUserEnabledDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { STATUS_NOT_UPDATED, STATUS_UNDER_WAY, STATUS_UPDATED } from '../messages.ts'
import { type Partner, partnerName, statusLabel } from '../partner.ts'

/** Puts what the platform has accepted into the list on screen. */
export const changePartner = (queries: QueryClient, userName: string, change: Partial<Partner>): void =>
  changeAnswers<GetInternalUsersByUserRoleQuery>(queries, platformQueryKey(GetInternalUsersByUserRoleDocument), ({ getInternalUsersByUserRole: partners }) => ({
    getInternalUsersByUserRole: partners.map((partner) => (partner.username === userName ? { ...partner, ...change } : partner)),
  }))

export interface PartnerStatus {
  /** User names of the partners that a change is under way for. */
  readonly busy: ReadonlySet<string>
  /** Disables an enabled partner, enables a disabled one. */
  readonly switchStatus: (partner: Partner) => void
}

/** A partner as the platform keeps it now; null where it is gone. Throws a `PlatformFailure`. */
const readPartner = async (bridge: Bridge, userName: string) =>
  (await executeOperation(bridge, GetInternalUserByUserNameDocument, { userName })).data.getInternalUserByUserName

/** Switches partners on and off, one change of a partner at a time. */
export const usePartnerStatus = (): PartnerStatus => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutateAsync: update } = usePlatformMutation(UpdateInternalUserEnabledDocument, { invalidates: [GetInternalUsersDocument] })
  const offerUndo = useUndoToast()
  const readAgain = useCallback(() => void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersByUserRoleDocument) }), [queries])
  const pending = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const setEnabled = useCallback(
    async ({ siteId, username, emailId, mobile }: Partner, enabled: boolean) => {
      try {
        let now: boolean | null | undefined = enabled
        await sendConfirmed({
          send: async () => {
            const { updateInternalUser } = await update({ input: { siteId: siteId ?? MASTER_SITE_ID, username, emailId, mobile, enabled } })
            now = updateInternalUser.enabled
          },
          find: async () => ((await readPartner(bridge, username))?.enabled === enabled ? 'as-sent' : 'absent'),
        })
        changePartner(queries, username, { enabled: now })
      } catch (cause) {
        // Sent but not answered: the change may have been made, so the list must show what is true.
        if (isUnconfirmed(cause) || isNotThere(cause)) readAgain()
        throw cause
      }
    },
    [bridge, queries, readAgain, update],
  )
  /** Runs a change while no other one of the same partner does. Throws a `PlatformFailure`. */
  const alone = useCallback(async ({ username }: Partner, change: () => Promise<void>) => {
    if (pending.current.has(username)) throw new PlatformFailure({ kind: 'busy', message: STATUS_UNDER_WAY })
    pending.current.add(username)
    setBusy(new Set(pending.current))
    try {
      await change()
    } finally {
      pending.current.delete(username)
      setBusy(new Set(pending.current))
    }
  }, [])
  const change = useCallback(
    async (partner: Partner) => {
      const before = partner.enabled === true
      try {
        await alone(partner, () => setEnabled(partner, !before))
      } catch (cause) {
        notify.error(STATUS_NOT_UPDATED, `${partnerName(partner)}: ${readableServerMessage(asPlatformFailure(cause).message)}`)
        return
      }
      const [was, is] = [statusLabel({ enabled: before }), statusLabel({ enabled: !before })]
      offerUndo({
        id: `partner-status:${partner.username}`,
        message: STATUS_UPDATED,
        detail: `${partnerName(partner)}: ${was} to ${is}`,
        isStillSo: async () => {
          const stored = await readPartner(bridge, partner.username)
          // What goes out with the status must be what is there.
          const isSame = stored?.emailId === partner.emailId && stored?.mobile === partner.mobile && (stored?.enabled === true) === !before
          if (!isSame) readAgain()
          return isSame
        },
        undo: () => alone(partner, () => setEnabled(partner, before)),
        undone: `${partnerName(partner)}: ${was} again`,
      })
    },
    [bridge, alone, notify, offerUndo, readAgain, setEnabled],
  )
  const switchStatus = useCallback(
    (partner: Partner) => {
      if (!pending.current.has(partner.username)) void change(partner)
    },
    [change],
  )
  return { busy, switchStatus }
}
