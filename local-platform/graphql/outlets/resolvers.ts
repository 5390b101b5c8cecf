import { randomUUID } from 'node:crypto'
import { transaction } from '../../database/transaction.ts'
import type { CreateGroupAdminInput, Resolvers } from '../../generated/resolvers.ts'
import { requireText } from '../argument-rules.ts'
import { requirePermission, requireStaff } from '../authorisation.ts'
import type { PlatformContext } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { requireSite } from '../sites/access.ts'
import { findSite, updateSite } from '../sites/site-store.ts'
import { isUserNameTaken } from '../user-names.ts'
import { groupAdmins, type OutletOwner } from './group-admin-table.ts'

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const SHORTEST_USER_NAME = 6

export const outletResolvers: Resolvers = {
  Query: {
    getGroupAdmins: (_root, _arguments, { caller, database }) => {
      requireStaff(caller)
      return groupAdmins.list(database)
    },
  },

  Mutation: {
    // A group of sites is made like a site: no other permission in the source fits.
    createGroupAdmin: (_root, { input }, context) => {
      const { caller, database } = context
      requirePermission(caller, { group: 'site', operation: 'create_new_site' })
      requireValidOwner(context, input)
      return transaction(database, () => {
        const groupId = `group-${randomUUID()}`
        const owner: OutletOwner = { ...input, address: input.address ?? null, id: groupId, groupId, typeValue: 'groupAdmin' }
        groupAdmins.insert(database, owner)
        for (const { siteId } of input.outlets) {
          const site = findSite(database, { siteId })
          if (site !== null) updateSite(database, { ...site, groupId })
        }
        return owner
      })
    },
  },
}

function requireValidOwner(context: PlatformContext, { companyName, custName, mobile, email, userName, outlets }: CreateGroupAdminInput): void {
  requireText(companyName, 'COMPANY_NAME')
  requireText(custName, 'CUSTOMER_NAME')
  requireText(mobile, 'MOBILE')
  if (!E_MAIL.test(email)) throw invalid('EMAIL_NOT_VALID')
  if (userName.trim().length < SHORTEST_USER_NAME) throw invalid('USERNAME_TOO_SHORT')
  const { database } = context
  if (isUserNameTaken(database, userName)) throw conflict('USERNAME_ALREADY_EXISTS')
  if (outlets.length === 0) throw invalid('OUTLETS_REQUIRED')
  for (const { siteId, typeValue } of outlets) {
    const site = requireSite(context, { siteId })
    if (typeValue !== `fqdn::${site.domain}`) throw invalid('TYPE_VALUE_NOT_OF_SITE')
    if (site.groupId) throw conflict('SITE_ALREADY_IN_A_GROUP')
  }
}
