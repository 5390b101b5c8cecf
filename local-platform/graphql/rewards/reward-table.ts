import { RecordTable } from '../../database/record-table.ts'
import type { SiteRewardSetting } from '../../generated/resolvers.ts'

/** The reward setting of a domain. */
export const rewardSettings = new RecordTable<SiteRewardSetting, 'domain'>('reward_setting', ['domain'])
