import type { SiteFormValues } from '../fields/site-fields.ts'
import type { RewardSetting } from '../fields/site-source.ts'

/** What is written of a site's reward setting, beside domain and site id. */
export interface RewardChange {
  readonly isEnabled: boolean
  readonly onGroup: boolean
  readonly groupId: string | null
}

const changeTo = (isEnabled: boolean, groupId: string): RewardChange => ({ isEnabled, onGroup: true, groupId: groupId === '' ? null : groupId })

/** The reward setting of a new site; null: none was chosen, nothing is sent. */
export const newReward = ({ isGroupReward, groupId }: Pick<SiteFormValues, 'isGroupReward' | 'groupId'>): RewardChange | null =>
  isGroupReward ? changeTo(true, groupId.trim()) : null

/**
 * What a save writes of the reward setting, null for nothing: an existing one only when the toggle changed since it was loaded (`wasOn`), a missing
 * one only when the toggle was turned on.
 */
export const rewardChange = (stored: RewardSetting | null, wasOn: boolean, { isGroupReward, groupId }: SiteFormValues): RewardChange | null => {
  if (stored === null) return newReward({ isGroupReward, groupId })
  return isGroupReward === wasOn ? null : changeTo(isGroupReward, groupId.trim())
}
