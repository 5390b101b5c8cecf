import { loadMasterPages } from '#data/pages/master-pages.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import {
  CreateServiceTypeDocument,
  type CreateServiceTypeInput,
  CreateSiteByRecahoAdminDocument,
  type CreateSiteInput,
  CreateSitePagesInBulkDocument,
  CreateSiteWalletDocument,
  DomainAvailabilityDocument,
  GetBasicSiteSettingBySiteDocument,
  GetServiceTypesBySiteIdDocument,
  GetSitePagesBySiteIdDocument,
  GetSiteWalletByIdDocument,
  UpdateSiteRewardSettingV2Document,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { PAGES_NOT_WHOLE } from '../messages.ts'
import type { RewardChange } from '../model/group-reward.ts'
import type { CreatedSite } from './creation-state.ts'
import type { FoundSite } from './creation-steps.ts'

/** Whether no site has a domain, written whole. Throws a `PlatformFailure`. */
export const isDomainFree = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(bridge, DomainAvailabilityDocument, { domain }, signal)).data.domainAvailability

/** The calls of a creation; `send` sends its mutations. Each throws a `PlatformFailure`. */
export const creationApi = (bridge: Bridge, send: Send) => ({
  isDomainFree: (domain: string): Promise<boolean> => isDomainFree(bridge, domain),
  /** Null: certainly no site has the domain, which is the platform's word, not the absence of an answer. */
  findSite: async (domain: string): Promise<FoundSite | null> => {
    if (await isDomainFree(bridge, domain)) return null
    const setting = (await executeOperation(bridge, GetBasicSiteSettingBySiteDocument, { domain })).data.getBasicSiteSettingBySite
    if (setting === null)
      throw new PlatformFailure({ kind: 'invalid-answer', message: `The platform says that ${domain} is taken, but has no site of that name.` })
    const { siteId, companyName, curr, contactEmail } = setting
    return { siteId, domain: setting.domain, currency: curr ?? DEFAULT_CURRENCY, companyName, ownerEmail: contactEmail }
  },
  createSite: async (input: CreateSiteInput): Promise<CreatedSite> => {
    const { siteId, domain, curr } = (await send(CreateSiteByRecahoAdminDocument, { input })).createSiteByRecahoAdmin
    return { siteId, domain, currency: curr ?? input.currency ?? DEFAULT_CURRENCY }
  },
  serviceTypeSlugs: async (siteId: string): Promise<readonly string[]> => {
    const { data } = await executeOperation(bridge, GetServiceTypesBySiteIdDocument, { siteId: serviceTypeSiteId(siteId) })
    return data.getServiceTypesBySiteId.map(({ slugName }) => slugName)
  },
  createServiceType: async (input: CreateServiceTypeInput): Promise<void> => {
    await send(CreateServiceTypeDocument, { input })
  },
  pageNames: async (siteId: string): Promise<readonly string[]> => {
    const { data } = await executeOperation(bridge, GetSitePagesBySiteIdDocument, { siteId })
    return data.getSitePagesBySiteId.map(({ pageName }) => pageName)
  },
  /** Copies master pages, all or none. Their content is fetched now, not kept with the run: it may be far larger than a draft. */
  copyPages: async (siteId: string, names: readonly string[]): Promise<void> => {
    const { rows, stopped } = await loadMasterPages(bridge)
    const pages = rows.filter(({ pageName }) => names.includes(pageName))
    // A page that is missing because the list ended early would be missing on the new site too.
    if (stopped !== null && pages.length < names.length) throw new PlatformFailure({ kind: 'invalid-answer', message: PAGES_NOT_WHOLE })
    if (pages.length > 0) await send(CreateSitePagesInBulkDocument, { input: pages.map(({ id: _id, ...page }) => ({ ...page, siteId })) })
  },
  applyReward: async ({ siteId, domain }: CreatedSite, reward: RewardChange): Promise<void> => {
    await send(UpdateSiteRewardSettingV2Document, { ...reward, domain, siteId })
  },
  hasWallet: async (siteId: string): Promise<boolean> =>
    (await executeOperation(bridge, GetSiteWalletByIdDocument, { siteId })).data.getSiteWalletById !== null,
  createWallet: async ({ siteId, domain, currency }: CreatedSite): Promise<void> => {
    await send(CreateSiteWalletDocument, { siteId, domain, currency, balance: 0 })
  },
})

export type CreationApi = ReturnType<typeof creationApi>
