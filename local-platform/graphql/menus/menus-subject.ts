import type { Subject } from '../subject.ts'
import { menuSiteId } from './access.ts'
import { menuResolvers } from './menu-resolvers.ts'
import { customLabels, invoiceFormats, menuSettings, services, serviceTypes } from './menu-tables.ts'
import { seedMenus } from './seed.ts'
import { menuSettingResolvers } from './setting-resolvers.ts'

/** Menus of sites and their items, and what is set per menu: hours, charges, bank details, bills, labels. */
export const menus: Subject = {
  name: 'menus',
  tables: [serviceTypes, services, menuSettings, invoiceFormats, customLabels].map((table) => table.sql).join('\n'),
  seed: seedMenus,
  resolvers: {
    Query: { ...menuResolvers.Query, ...menuSettingResolvers.Query },
    Mutation: { ...menuResolvers.Mutation, ...menuSettingResolvers.Mutation },
  },
  onSiteDeleted: (database, { siteId, domain }) => {
    serviceTypes.remove(database, { siteId: menuSiteId(siteId) })
    services.remove(database, { siteId })
    for (const table of [menuSettings, invoiceFormats, customLabels]) table.remove(database, { domain })
  },
  // The menus are set-up and stay; the items are what was sold.
  onSiteReset: (database, { siteId }) => {
    services.remove(database, { siteId })
  },
}
