import { walkSites } from '../site-walk.ts'
import type { Subject } from '../subject.ts'
import { rewardResolvers } from './resolvers.ts'
import { rewardSettings } from './reward-table.ts'

/** Whether customers of a site collect rewards, alone or within its group. */
export const rewards: Subject = {
  name: 'rewards',
  tables: rewardSettings.sql,
  seed: ({ database, now }) => {
    const write = rewardSettings.writer(database)
    for (const { domain, groupId } of walkSites(database, ['domain', 'groupId'])) {
      if (!groupId) continue
      write({ rewardType: 'POINTS', domain, typeValue: 'rewardSetting', isEnabled: true, onGroup: true, groupId, updatedAt: now })
    }
  },
  resolvers: rewardResolvers,
  onSiteDeleted: (database, { domain }) => {
    rewardSettings.remove(database, { domain })
  },
}
