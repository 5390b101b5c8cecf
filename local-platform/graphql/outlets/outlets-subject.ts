import type { Subject } from '../subject.ts'
import { groupAdmins } from './group-admin-table.ts'
import { outletResolvers } from './resolvers.ts'
import { seedOutlets } from './seed.ts'

/** Owners of several sites (outlets). */
export const outlets: Subject = {
  name: 'outlets',
  tables: groupAdmins.sql,
  seed: seedOutlets,
  resolvers: outletResolvers,
  onSiteDeleted: (database, { siteId, groupId }) => {
    if (!groupId) return
    const owner = groupAdmins.list(database).find((candidate) => candidate.groupId === groupId)
    if (owner !== undefined) groupAdmins.save(database, { ...owner, outlets: (owner.outlets ?? []).filter((outlet) => outlet.siteId !== siteId) })
  },
}
