import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { asPlatformFailure } from '#app/platform/platform-failure.ts'
import { usePlatformMutation } from '#app/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import { GetInternalUsersByUserRoleDocument, GetInternalUsersDocument, UpdateInternalUserEnabledDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { STATUS_NOT_UPDATED, STATUS_UPDATED } from '../messages.ts'
import { type Partner, partnerName } from '../partner.ts'
import { changePartner } from './partner-cache.ts'

export interface PartnerStatus {
  /** User names of the partners that a change is under way for. */
  readonly busy: ReadonlySet<string>
  /** Disables an enabled partner, enables a disabled one. */
  readonly switchStatus: (partner: Partner) => void
}

/** Switches partners on and off, one change of a partner at a time. Source: CPL-013 to CPL-016, CALL2-044. */
export const usePartnerStatus = (): PartnerStatus => {
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutateAsync: update } = usePlatformMutation(UpdateInternalUserEnabledDocument, { invalidates: [GetInternalUsersDocument] })
  const underWay = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const change = useCallback(
    async (partner: Partner) => {
      const { username, emailId, mobile, enabled } = partner
      try {
        const { updateInternalUser } = await update({
          input: { siteId: partner.siteId ?? MASTER_SITE_ID, username, emailId, mobile, enabled: enabled !== true },
        })
        changePartner(queries, username, { enabled: updateInternalUser.enabled })
        notify.success(STATUS_UPDATED, partnerName(partner))
      } catch (cause) {
        const failure = asPlatformFailure(cause)
        notify.error(STATUS_NOT_UPDATED, `${partnerName(partner)}: ${readableServerMessage(failure.message)}`)
        // Sent but not answered: the change may have been made, so the list must show what is true.
        if (failure.kind === 'unknown-outcome') void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersByUserRoleDocument) })
      }
    },
    [notify, queries, update],
  )
  const switchStatus = useCallback(
    (partner: Partner) => {
      if (underWay.current.has(partner.username)) return
      underWay.current.add(partner.username)
      setBusy(new Set(underWay.current))
      void change(partner).finally(() => {
        underWay.current.delete(partner.username)
        setBusy(new Set(underWay.current))
      })
    },
    [change],
  )
  return { busy, switchStatus }
}
