import { randomUUID } from 'node:crypto'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { transaction } from '../../database/transaction.ts'
import type { CreateSiteInput, Resolvers } from '../../generated/resolvers.ts'
import { requireEnabled, requirePermission } from '../authorisation.ts'
import type { PlatformContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { listableSites, requireSite } from './access.ts'
import { exportSites } from './export.ts'
import { applyToRecord, settingOf } from './input-mapping.ts'
import { readLine, type SiteRecord } from './list-line.ts'
import { deleteSite, requireMayDelete } from './removal.ts'
import { requireAppVersion, requireValidChange, requireValidNewSite } from './rules.ts'
import { createSiteInsert, findSite, readLines, readSetting, type SiteSelection, updateSite } from './site-store.ts'

/** The most a page may hold. */
const PAGE_LIMIT = 1_000

export const siteResolvers: Resolvers = {
  Query: {
    getSitesAdmin: (_root, _arguments, { caller, database }) => readLines(database, listableSites(caller), 0, Number.MAX_SAFE_INTEGER).lines.map(readLine),

    getSitesBySiteType: (_root, { siteType, limit, nextToken }, context) => readPage(context, { siteType }, limit, nextToken),

    getSitesBySiteTypeAndOption: (_root, { siteType, siteOption, limit, nextToken }, context) => readPage(context, { siteType, siteOption }, limit, nextToken),

    getBasicSiteSettingBySite: (_root, { domain }, context) => readSetting(context.database, requireSite(context, { domain })),

    domainAvailability: (_root, { domain }, { caller, database }) => {
      requireEnabled(caller)
      return findSite(database, { domain: domain.trim() }) === null
    },
  },

  Mutation: {
    createSiteByRecahoAdmin: (_root, { input }, { caller, database, now }) => {
      requirePermission(caller, { group: 'site', operation: 'create_new_site' })
      requireValidNewSite(database, input)
      const site = applyToRecord(newSite(input, caller.userName, now()), input)
      transaction(database, () => createSiteInsert(database)(site, settingOf(input)))
      return site
    },

    updateSiteByAdmin: (_root, { input }, context) => {
      const { caller, database } = context
      requirePermission(caller, { group: 'site', operation: 'edit_site' })
      const site = requireSite(context, { siteId: input.siteId })
      requireValidChange(database, site, input)
      transaction(database, () => updateSite(database, applyToRecord(site, input), settingOf(input)))
      return true
    },

    updateSiteVersion: (_root, { domain, appVersion }, context) => {
      const site = requireSite(context, { domain })
      if (context.caller.role !== 'CP') requirePermission(context.caller, { group: 'site', operation: 'view_site_list' })
      requireAppVersion(appVersion)
      updateSite(context.database, { ...site, appVersion })
      return true
    },

    downloadAllSites: (_root, _arguments, context) => exportSites(context, 'all'),

    downloadInactiveSites: (_root, _arguments, context) => exportSites(context, 'inactive'),

    deleteSite: (_root, { domain }, context) => {
      requireMayDelete(context.caller)
      deleteSite(context.database, context.subjects, requireSite(context, { domain }))
      return true
    },
  },

  Site: {
    // The record has a part of the settings; a query for them gets all of them.
    basicSiteSetting: (site, _arguments, { database }) => readSetting(database, site as SiteRecord),
  },
}

function readPage({ caller, database }: PlatformContext, wanted: SiteSelection, limit: number | null | undefined, nextToken: string | null | undefined) {
  const size = Math.min(limit ?? PAGE_LIMIT, PAGE_LIMIT)
  const after = Number(nextToken ?? 0)
  if (size < 1) throw invalid('LIMIT_MUST_BE_POSITIVE')
  if (!Number.isSafeInteger(after) || after < 0) throw invalid('NEXT_TOKEN_NOT_VALID')
  const page = readLines(database, { ...listableSites(caller), ...wanted }, after, size)
  return { items: page.lines.map(readLine), nextToken: page.next === null ? null : String(page.next) }
}

function newSite({ siteId, domain, subdomain, currency = DEFAULT_CURRENCY, companyName }: CreateSiteInput, createdBy: string, now: number): SiteRecord {
  const id = siteId ?? `site-${randomUUID()}`
  return {
    id,
    siteId: id,
    typeValue: `site::${domain}`,
    domain,
    subdomain,
    fqdn: domain,
    internalName: companyName,
    enabled: true,
    siteType: null,
    siteOptions: null,
    title: companyName,
    no_of_products: 0,
    no_of_photos: null,
    custName: null,
    companyName,
    gstNo: null,
    fromDate: null,
    tillDate: null,
    createdAt: now,
    createdBy,
    courierOption: 'SELF',
    loggedInAt: null,
    lastAccessAt: null,
    userName: null,
    groupId: null,
    isGroupAdmin: false,
    partnerType: null,
    salesPerson: null,
    supportAccManager: null,
    channelPartner: null,
    channelPartnerId: null,
    stockistName: null,
    isDemoSite: false,
    customerLang: null,
    appVersion: 'v1',
    contactEmail: null,
    curr: currency,
    isCounterEnabled: false,
    isReturnOrderEnabled: false,
    basicSiteSetting: { domain, siteId: id, companyName, contactNumber: null, contactEmail: null, curr: currency, footerAddress: null },
    planDetails: [],
    siteRecurringConfig: null,
  }
}
