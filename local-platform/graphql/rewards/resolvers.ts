import { transaction } from '../../database/transaction.ts'
import type { Resolvers, SiteRewardSetting } from '../../generated/resolvers.ts'
import { requireAnyPermission } from '../authorisation.ts'
import { invalid } from '../errors.ts'
import { requireDomainOf } from '../site-configuration/rules.ts'
import { requireSite } from '../sites/access.ts'
import { rewardSettings } from './reward-table.ts'

export const rewardResolvers: Resolvers = {
  Query: {
    getSiteRewardSettingByDomain: (_root, { domain }, context) => {
      const site = requireSite(context, { domain })
      return rewardSettings.find(context.database, { domain: site.domain })
    },
  },

  Mutation: {
    // The one call creates and changes (SEDIT-016): there is no other.
    updateSiteRewardSettingV2: (_root, { isEnabled, onGroup, groupId, domain, siteId }, context) => {
      requireAnyPermission(context.caller, { group: 'site', operation: 'edit_site' }, { group: 'site', operation: 'create_new_site' })
      const site = requireSite(context, { siteId })
      requireDomainOf(site, domain)
      if (isEnabled && onGroup === true && !groupId) throw invalid('GROUP_ID_REQUIRED')
      const { database } = context
      return transaction(database, () => {
        const known = rewardSettings.find(database, { domain })
        const setting: SiteRewardSetting = {
          rewardType: 'POINTS',
          typeValue: 'rewardSetting',
          ...known,
          domain,
          isEnabled,
          onGroup: onGroup ?? known?.onGroup ?? false,
          groupId: groupId === undefined ? (known?.groupId ?? null) : groupId,
          updatedAt: context.now(),
        }
        rewardSettings.save(database, setting)
        return setting
      })
    },
  },
}
