import { formatDateTime } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { MarkedTarget, SendMarker } from '../vault/send-markers.ts'
import type { CampaignJournal } from './campaign-journal.ts'

/** A campaign that an earlier run sent and whose outcome is not known here. */
export interface CampaignObstacle extends Pick<SendMarker, 'at'> {
  /** The journal knows more, and cannot be read now. */
  readonly isInJournal: boolean
}

/** What a marker of a user's campaign stands for: there is one campaign a user. */
export const markedCampaign = (owner: string): MarkedTarget => ({ owner, what: 'campaign', whose: '' })

/** What keeps a user from beginning a campaign, null where nothing does. `known` is the key of the campaign that the runner has. */
export async function obstacleOf(journal: CampaignJournal, owner: string, known: string | undefined): Promise<Result<CampaignObstacle | null>> {
  const found = await journal.markers.find(markedCampaign(owner))
  if (!found.ok) return found
  const marker = found.value
  if (marker === null || (known !== undefined && marker.isOf(known))) return success(null)
  return success({ at: marker.at, isInJournal: marker.isRecorded && !journal.isRead(owner) })
}

/** Why no campaign is begun. `details.obstacle`: `keychain`, unlocking it helps; `earlier`, only the user can say what the platform holds. */
export function campaignObstacleFailure({ at, isInJournal }: CampaignObstacle): Result<never> {
  const time = at === null ? '' : ` on ${formatDateTime(at)}`
  const was = `Nothing was sent. A campaign was being sent${time}, and it is not known how far it came.`
  return isInJournal
    ? failure('storage', `${was} Unlock your keychain and try again.`, { obstacle: 'keychain' })
    : failure('storage', `${was} Its record is not on this computer: check the campaign history before you send it again.`, { obstacle: 'earlier' })
}
