import { type ReactNode, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { GetSitesAdminDocument, UpdateSiteByAdminDocument } from '#generated/graphql.ts'
import { changedFields, type Merged, type RecordField } from '#patterns/edit-review/three-way.ts'
import type { FormPlatform } from '#patterns/record-page/offered-fields.tsx'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { SETTINGS_UPDATED } from '../messages.ts'
import type { RewardChange } from '../model/group-reward.ts'
import { updateInputFor } from '../model/site-input.ts'
import { valuesOf } from '../model/values.ts'
import { type FinishOrder, type FinishState, finishSave, isFinished, openParts } from './finish-save.ts'
import { UnfinishedSaveDialog } from './unfinished-save-dialog.tsx'

/** The form itself leaves fields out: its table says where each is stored. */
export const SITE_PLATFORM: FormPlatform = { sends: UpdateSiteByAdminDocument }

interface SiteSavingOptions {
  readonly siteId: string
  readonly domain: string
  /** The fields that the edit may change. */
  readonly fields: readonly RecordField<SiteFormValues>[]
  /** What leaving an unfinished save is called. */
  readonly leaveLabel: string
  /** The site and all that goes with it are saved. */
  readonly onFinished: () => void
  /** The site is saved, and the user leaves the rest undone. */
  readonly onLeft: () => void
}

/**
 * Writes a reviewed change of a site, then what goes with it: its group reward and the entry in its history. `report`: draw it while it is not null; it says
 * which part is not saved, and tries only that again.
 */
export const useSiteSaving = ({ siteId, domain, fields, leaveLabel, onFinished, onLeft }: SiteSavingOptions) => {
  const bridge = useBridge()
  const notify = useNotify()
  const refresh = useRefresh()
  const user = useCurrentUser()
  /** When the site was sent, in unix seconds: its entry in the history is not older. */
  const since = useRef(0)
  const { attempt: sendParts, isPending, gate } = useSave<(send: Send) => Promise<void>>({ run: (work, send) => work(send), toasts: 'none' })
  const [unfinished, setUnfinished] = useState<{ readonly order: FinishOrder; readonly state: FinishState } | null>(null)

  const write = async (now: SiteSource, { values: merged, changed }: Merged<SiteFormValues>, send: Send): Promise<void> => {
    since.current = nowInSeconds()
    const { updateSiteByAdmin } = await send(UpdateSiteByAdminDocument, { input: updateInputFor(now, merged, changed as readonly FieldName[]) })
    if (!updateSiteByAdmin) throw new PlatformFailure({ kind: 'rejected', message: 'The platform did not accept the changes.' })
  }
  /** Whether the platform has all that was sent. The group reward is not part of it: it has a setting and a call of its own. */
  const isSaved = (now: SiteSource, { values: merged, changed }: Merged<SiteFormValues>): boolean => {
    const differing = changedFields(merged, valuesOf(now), fields)
    return changed.every((name) => name === 'isGroupReward' || !differing.includes(name))
  }
  const finishParts = (order: FinishOrder, before: FinishState): Promise<void> =>
    sendParts(async (send) => {
      const state = await finishSave(bridge, send, order, before)
      if (!isFinished(state)) {
        setUnfinished({ order, state })
        return
      }
      setUnfinished(null)
      notify.success(SETTINGS_UPDATED, domain)
      refresh([GetSitesAdminDocument])
      onFinished()
    })
  /** Writes what goes with a saved site. @param reward null: it stays as it is */
  const finish = (reward: RewardChange | null): Promise<void> => {
    const order: FinishOrder = { siteId, domain, userName: user.userName, reward, since: since.current }
    return finishParts(order, openParts(order))
  }
  const report: ReactNode = unfinished && (
    <UnfinishedSaveDialog
      domain={domain}
      state={unfinished.state}
      leaveLabel={leaveLabel}
      isTrying={isPending}
      writesBlocked={gate.reason}
      onTryAgain={() => void finishParts(unfinished.order, unfinished.state)}
      onLeave={() => {
        notify.show({ intent: 'warning', message: 'The site is saved, but not all of its settings.', detail: domain })
        refresh([GetSitesAdminDocument])
        onLeft()
      }}
    />
  )
  return { write, isSaved, finish, report }
}
