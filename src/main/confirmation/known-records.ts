import type {
  GetBasicSiteSettingBySiteQuery,
  GetInternalUserByUserNameQuery,
  GetPlatformServicesBySiteIdQuery,
  GetServiceTypeSettingBySiteQuery,
  GetSiteConfigQuery,
  GetSitesAdminRecordsQuery,
  GetSitesBySiteTypeAndOptionRecordsQuery,
  GetSiteWalletByIdQuery,
  GetSubscriptionPlansBySiteIdQuery,
  GetUserServiceMappingQuery,
} from '#generated/graphql.ts'
import { atToken, FIRST_TOKEN, type PageRead, type PageToken, stepAfter, tokenPage } from '#shared/paging.ts'
import { isNotFound } from '../platform/graphql/refusals.ts'
import type { OperationName } from '../platform/graphql/trusted-operations.ts'
import type { PlatformClient } from '../platform/platform-client.ts'

/** A site as the platform names it. */
export interface KnownSite {
  readonly siteId: string
  readonly domain: string
  readonly business: string | null
  readonly currency: string | null
  readonly setting: KnownSetting
}

export type KnownSetting = NonNullable<GetBasicSiteSettingBySiteQuery['getBasicSiteSettingBySite']>
/** A site as the lists of sites have it. */
export type ListedSite = GetSitesAdminRecordsQuery['getSitesAdmin'][number]
export type KnownUser = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>
export type KnownPlan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]
export type KnownMapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]
export type KnownService = GetPlatformServicesBySiteIdQuery['getPlatformServicesBySiteId'][number]
type KnownConfig = NonNullable<GetSiteConfigQuery['getSiteConfig']>
export type KnownMenuSetting = NonNullable<GetServiceTypeSettingBySiteQuery['getServiceTypeSettingBySite']>

/** `absent`: the platform says that it has none; `unread`: anything else that it said, or nothing in time. */
export type LookUp<Value> = Value | 'absent' | 'unread'

export const isFound = <Value>(found: LookUp<Value>): found is Exclude<Value, 'absent' | 'unread'> => found !== 'absent' && found !== 'unread'

/** The id of a site, its domain, or both, which must then belong together. */
export interface SiteName {
  readonly siteId?: string | undefined
  readonly domain?: string | undefined
}

/** How long the user waits for a question at most, milliseconds: it comes with a warning then. */
const TIME = 5000

/** Reads on the platform the records that main's questions name, so that no name in them is the page's word. */
export class KnownRecords {
  readonly #platform: Pick<PlatformClient, 'execute'>
  readonly #time: number

  constructor(platform: Pick<PlatformClient, 'execute'>, time = TIME) {
    this.#platform = platform
    this.#time = time
  }

  /**
   * The platform has no query for one site: its wallet names the domain, and the settings of that domain must name the
   * site.
   */
  async site({ siteId, domain }: SiteName): Promise<LookUp<KnownSite>> {
    const found = domain ?? (siteId === undefined ? 'absent' : await this.#domainOf(siteId))
    if (domain === undefined && (found === 'absent' || found === 'unread')) return found
    const read = await this.#read<GetBasicSiteSettingBySiteQuery>('GetBasicSiteSettingBySite', { domain: found })
    if (!isFound(read)) return read
    const setting = read.getBasicSiteSettingBySite
    if (setting === null || (siteId !== undefined && setting.siteId !== siteId)) return 'absent'
    const { companyName, curr } = setting
    return { siteId: setting.siteId, domain: setting.domain ?? found, business: companyName || null, currency: curr || null, setting }
  }

  /**
   * A site as the lists of sites have it: they alone name its user. The list of its type and option, which is short, is
   * read first; the page may name other ones.
   */
  async listedSite(siteId: string, siteType: string | null | undefined, siteOption: string | null | undefined): Promise<LookUp<ListedSite>> {
    const signal = AbortSignal.timeout(this.#time)
    const among = siteType && siteOption ? await this.#siteAmong(siteId, { siteType, siteOption, limit: 900 }, signal) : 'absent'
    if (isFound(among)) return among
    const read = await this.#read<GetSitesAdminRecordsQuery>('GetSitesAdminRecords', {}, signal)
    return isFound(read) ? (read.getSitesAdmin.find((site) => site.siteId === siteId) ?? 'absent') : read
  }

  async user(userName: string): Promise<LookUp<KnownUser>> {
    const read = await this.#read<GetInternalUserByUserNameQuery>('GetInternalUserByUserName', { userName })
    return isFound(read) ? (read.getInternalUserByUserName ?? 'absent') : read
  }

  /** The plans of a site, or of the catalogue under its own id. */
  async plans(siteId: string): Promise<LookUp<readonly KnownPlan[]>> {
    const read = await this.#read<GetSubscriptionPlansBySiteIdQuery>('GetSubscriptionPlansBySiteId', { siteId })
    return isFound(read) ? read.getSubscriptionPlansBySiteId : read
  }

  /** The platform services of a site, or of the catalogue. */
  async services(siteId: string): Promise<LookUp<readonly KnownService[]>> {
    const read = await this.#read<GetPlatformServicesBySiteIdQuery>('GetPlatformServicesBySiteId', { siteId })
    return isFound(read) ? read.getPlatformServicesBySiteId : read
  }

  /** The recurring services of a site. */
  async config(domain: string): Promise<LookUp<KnownConfig>> {
    const read = await this.#read<GetSiteConfigQuery>('GetSiteConfig', { domain })
    return isFound(read) ? (read.getSiteConfig ?? 'absent') : read
  }

  /** The settings of a menu. */
  async menuSetting(domain: string, typeValue: string): Promise<LookUp<KnownMenuSetting>> {
    const read = await this.#read<GetServiceTypeSettingBySiteQuery>('GetServiceTypeSettingBySite', { domain, typeValue })
    return isFound(read) ? (read.getServiceTypeSettingBySite ?? 'absent') : read
  }

  /** The prices of a partner. */
  async mappings(userId: string): Promise<LookUp<readonly KnownMapping[]>> {
    const read = await this.#read<GetUserServiceMappingQuery>('GetUserServiceMapping', { userId })
    return isFound(read) ? read.getUserServiceMapping : read
  }

  async #domainOf(siteId: string): Promise<LookUp<string>> {
    const read = await this.#read<GetSiteWalletByIdQuery>('GetSiteWalletById', { siteId })
    return isFound(read) ? read.getSiteWalletById?.domain || 'absent' : read
  }

  async #siteAmong(siteId: string, variables: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<LookUp<ListedSite>> {
    const pages: PageRead<PageToken>[] = []
    let place: PageToken = FIRST_TOKEN
    for (;;) {
      const read = await this.#read<GetSitesBySiteTypeAndOptionRecordsQuery>('GetSitesBySiteTypeAndOptionRecords', { ...variables, ...atToken(place) }, signal)
      if (!isFound(read)) return read
      const { rows, next } = tokenPage(read.getSitesBySiteTypeAndOption)
      const site = rows.find((one) => one.siteId === siteId)
      if (site !== undefined) return site
      pages.push({ place, next, ids: new Set(rows.map((one) => one.siteId)) })
      const step = stepAfter(pages)
      if (step.next === null) return 'absent'
      place = step.next
    }
  }

  async #read<Data>(
    operation: OperationName,
    variables: Readonly<Record<string, unknown>>,
    signal: AbortSignal = AbortSignal.timeout(this.#time),
  ): Promise<LookUp<Data>> {
    const answer = await this.#platform.execute(operation, variables, { signal })
    if (answer.ok) return JSON.parse(answer.value.data) as Data
    return isNotFound(answer.error) ? 'absent' : 'unread'
  }
}
