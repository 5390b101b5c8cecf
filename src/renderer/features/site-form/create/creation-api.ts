import { loadMasterPages, type MasterPage } from '#data/pages/master-pages.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import {
  CreateServiceTypeDocument,
  CreateSiteByRecahoAdminDocument,
  CreateSitePagesInBulkDocument,
  CreateSiteWalletDocument,
  GetBasicSiteSettingBySiteDocument,
  GetServiceTypesBySiteIdDocument,
  GetSitePagesBySiteIdDocument,
  GetSiteWalletByIdDocument,
  type SitePageInBulkInput,
  UpdateSiteRewardSettingV2Document,
} from '#generated/graphql.ts'

import type { Bridge } from '#shared/bridge/bridge.ts'
import { serviceTypeSiteId } from '#shared/domain/content/menu.ts'

import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { isDomainFree } from '../is-domain-free.ts'
import type { CreationApi, FoundSite } from './creation-steps.ts'
import { PAGES_NOT_WHOLE } from './messages.ts'

/** A new wallet is empty; minor units. */
const FIRST_BALANCE = 0

/** The site of a domain. That none has it is the platform's word, not the absence of an answer. */
const findSite = async (bridge: Bridge, domain: string): Promise<FoundSite | null> => {
  if (await isDomainFree(bridge, domain)) return null
  const setting = (await executeOperation(bridge, GetBasicSiteSettingBySiteDocument, { domain })).data.getBasicSiteSettingBySite
  if (setting === null)
    throw new PlatformFailure({ kind: 'invalid-answer', message: `The platform says that ${domain} is taken, but has no site of that name.` })
  const { siteId, companyName, curr, ownerEmail, contactEmail } = setting
  return { siteId, domain: setting.domain, currency: curr ?? DEFAULT_CURRENCY, companyName, ownerEmail: ownerEmail ?? contactEmail }
}

/** A master page as a page of one site. */
const copyOf = (siteId: string, { id: _id, ...page }: MasterPage): SitePageInBulkInput => ({ ...page, siteId })

/** The calls of a creation; `send` sends its mutations. */
export const creationApi = (bridge: Bridge, send: Send): CreationApi => ({
  isDomainFree: (domain) => isDomainFree(bridge, domain),
  findSite: (domain) => findSite(bridge, domain),
  createSite: async (input) => {
    const { siteId, domain, curr } = (await send(CreateSiteByRecahoAdminDocument, { input })).createSiteByRecahoAdmin
    return { siteId, domain, currency: curr ?? input.currency ?? DEFAULT_CURRENCY }
  },
  serviceTypeSlugs: async (siteId) =>
    (await executeOperation(bridge, GetServiceTypesBySiteIdDocument, { siteId: serviceTypeSiteId(siteId) })).data.getServiceTypesBySiteId.map(
      ({ slugName }) => slugName,
    ),
  createServiceType: async (input) => {
    await send(CreateServiceTypeDocument, { input })
  },
  pageNames: async (siteId) =>
    (await executeOperation(bridge, GetSitePagesBySiteIdDocument, { siteId })).data.getSitePagesBySiteId.map(({ pageName }) => pageName),
  copyPages: async (siteId, names) => {
    // Their content is fetched now, not kept with the run: it may be far larger than a draft.
    const { rows, stopped } = await loadMasterPages(bridge)
    const pages = rows.filter(({ pageName }) => names.includes(pageName))
    // A page that is missing because the list ended early would be missing on the new site too.
    if (stopped !== null && pages.length < names.length) throw new PlatformFailure({ kind: 'invalid-answer', message: PAGES_NOT_WHOLE })
    if (pages.length > 0) await send(CreateSitePagesInBulkDocument, { input: pages.map((page) => copyOf(siteId, page)) })
  },
  applyReward: async ({ siteId, domain }, reward) => {
    await send(UpdateSiteRewardSettingV2Document, { ...reward, domain, siteId })
  },
  hasWallet: async (siteId) => (await executeOperation(bridge, GetSiteWalletByIdDocument, { siteId })).data.getSiteWalletById !== null,
  createWallet: async ({ siteId, domain, currency }) => {
    await send(CreateSiteWalletDocument, { siteId, domain, currency, balance: FIRST_BALANCE })
  },
})
