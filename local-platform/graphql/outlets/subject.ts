import { walkSites } from '../site-walk.ts'
import type { Subject } from '../subject.ts'
import { groupAdmins } from './group-admin-table.ts'
import { outletResolvers } from './resolvers.ts'

/** Owners of several sites (outlets). */
export const outlets: Subject = {
  name: 'outlets',
  tables: groupAdmins.sql,
  seed: ({ database }) => {
    const groups = new Map<string, { siteId: string; typeValue: string }[]>()
    const write = groupAdmins.writer(database)
    for (const { siteId, domain, groupId } of walkSites(database, ['siteId', 'domain', 'groupId'])) {
      if (groupId) groups.set(groupId, [...(groups.get(groupId) ?? []), { siteId, typeValue: `fqdn::${domain}` }])
    }
    for (const [groupId, outletsOfGroup] of groups) {
      write({
        id: groupId,
        groupId,
        typeValue: 'groupAdmin',
        email: `${groupId}@outlets.example`,
        mobile: '9800011122',
        userName: `owner-${groupId}`,
        custName: `Owner of ${groupId}`,
        companyName: `Outlets ${groupId}`,
        enabled: true,
        address: { addressLineOne: null, addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: null, country: 'IND' },
        outlets: outletsOfGroup,
      })
    }
  },
  resolvers: outletResolvers,
  onSiteDeleted: (database, { siteId, groupId }) => {
    if (!groupId) return
    const owner = groupAdmins.list(database).find((candidate) => candidate.groupId === groupId)
    if (owner !== undefined) groupAdmins.save(database, { ...owner, outlets: (owner.outlets ?? []).filter((outlet) => outlet.siteId !== siteId) })
  },
}
