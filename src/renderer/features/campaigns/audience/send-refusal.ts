import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'
import type { PagingStop } from '#shared/paging.ts'
import { ANOTHER_CAMPAIGN, NO_EMAIL_CAMPAIGNS, NO_IMAGE_ADDRESS, SITES_NOT_WHOLE, STILL_READING } from '../messages.ts'

interface Sending {
  /** Why nothing can be changed now, null when it can. */
  readonly writesBlocked: string | null
  readonly channel: TemplateType
  readonly mayEmail: boolean
  readonly hasImage: boolean
  readonly imageUrl: string | null
  /** The user's last campaign; undefined until it is known. */
  readonly run: CampaignRun | null | undefined
  readonly isComplete: boolean
  /** Why reading the sites stopped before their end; null where it did not. */
  readonly stopped: PagingStop | null
  /** The user selected all sites that match, rather than single ones. */
  readonly hasAllMatching: boolean
}

/** Why a campaign cannot be sent now; null when it can. */
export const sendRefusal = ({ writesBlocked, channel, mayEmail, hasImage, imageUrl, run, isComplete, stopped, hasAllMatching }: Sending): string | null => {
  if (writesBlocked !== null) return writesBlocked
  if (channel === 'EMAIL' && !mayEmail) return NO_EMAIL_CAMPAIGNS
  // Without its address the image could not go along, and the message would be another one.
  if (hasImage && imageUrl === null) return NO_IMAGE_ADDRESS
  if (run?.state === 'queueing' || run?.state === 'stopped') return ANOTHER_CAMPAIGN
  // Of a list that is not whole "all" would be fewer than all; single sites are what the user sees.
  if (stopped !== null) return hasAllMatching ? SITES_NOT_WHOLE : null
  return isComplete ? null : STILL_READING
}
