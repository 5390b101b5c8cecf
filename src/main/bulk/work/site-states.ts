import type { GetBasicSiteSettingBySiteQuery, GetSitesAdminForBulkQuery, GetSitesAdminForPlansQuery } from '#generated/graphql.ts'
import type { BulkRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { type BulkSiteField, type BulkValue, bulkFieldOf, bulkValueOf } from '#shared/domain/bulk/site-changes.ts'
import { type Result, success } from '#shared/result.ts'
import type { Identity } from '../../identity/identity.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import { type FoundSite, SiteList, type SiteTarget } from './site-list.ts'

/** What a site has now. `absent`: there is none of that id; `unreadable`: the platform could not say. */
type SiteValues = { readonly values: BulkRecord } | { readonly missing: 'absent' | 'unreadable' }

/** What decides whether a site can be subscribed to a plan. */
export type PlanSite = GetSitesAdminForPlansQuery['getSitesAdmin'][number]

type ListedRow = GetSitesAdminForBulkQuery['getSitesAdmin'][number]

const NO_VALUES: Result<SiteValues> = success({ values: {} })
const AS_READ = { of: 'plans', keep: (site: PlanSite) => site }

/** What sites have now, as the platform says: from a list that is read again and again, or from the settings of each site. */
export class SiteStates {
  readonly #platform: Pick<PlatformClient, 'execute'>
  readonly #list: SiteList<ListedRow, readonly BulkValue[]>
  readonly #planSites: SiteList<PlanSite, PlanSite>

  constructor(platform: Pick<PlatformClient, 'execute'>, identity: Pick<Identity, 'owner'>, now: () => number = Date.now) {
    this.#platform = platform
    this.#list = new SiteList({ platform, identity, now, operation: 'GetSitesAdminForBulk' })
    this.#planSites = new SiteList({ platform, identity, now, operation: 'GetSitesAdminForPlans' })
  }

  /**
   * What fields of a site are now, by their name.
   * @param since a list read before this is too old, milliseconds since the epoch
   */
  async current(fields: readonly BulkSiteField[], target: SiteTarget, since = 0): Promise<Result<SiteValues>> {
    const [listed, settings] = [fields.filter((field) => bulkFieldOf(field).in === 'list'), fields.filter((field) => bulkFieldOf(field).in === 'setting')]
    const inList = listed.length === 0 ? NO_VALUES : await this.#listed(listed, target, since)
    if (!inList.ok || 'missing' in inList.value || settings.length === 0) return inList
    const inSetting = await this.#setting(settings, target)
    if (!inSetting.ok || 'missing' in inSetting.value) return inSetting
    return success({ values: { ...inList.value.values, ...inSetting.value.values } })
  }

  /** The site as it decides about a plan. */
  planSite(target: SiteTarget, since = 0): Promise<Result<FoundSite<PlanSite>>> {
    return this.#planSites.find(target, AS_READ, since)
  }

  /** Forgets the lists: the next one who asks reads them again. */
  forget(): void {
    this.#list.forget()
    this.#planSites.forget()
  }

  async #listed(fields: readonly BulkSiteField[], target: SiteTarget, since: number): Promise<Result<SiteValues>> {
    const keep = (row: ListedRow): readonly BulkValue[] => fields.map((field) => bulkValueOf(field, row[field as 'enabled']))
    const found = await this.#list.find(target, { of: fields.join(' '), keep }, since)
    if (!found.ok) return found
    if ('missing' in found.value) return success({ missing: found.value.missing })
    const { kept } = found.value
    return success({ values: Object.fromEntries(fields.map((field, place) => [field, kept[place] ?? null])) })
  }

  async #setting(fields: readonly BulkSiteField[], { id, domain }: SiteTarget): Promise<Result<SiteValues>> {
    const answer = await this.#platform.execute('GetBasicSiteSettingBySite', { domain })
    if (!answer.ok) return answer
    const setting = (JSON.parse(answer.value.data) as GetBasicSiteSettingBySiteQuery).getBasicSiteSettingBySite
    if (setting === null) return success({ missing: 'unreadable' })
    const { siteId = id, ...stored } = setting as Readonly<Record<string, unknown>>
    if (siteId !== id && siteId !== null) return success({ missing: 'absent' })
    const placeOf = (field: BulkSiteField): Readonly<Record<string, unknown>> => {
      const { part } = bulkFieldOf(field)
      return part === undefined ? stored : ((stored[part] as typeof stored | null | undefined) ?? {})
    }
    return success({ values: Object.fromEntries(fields.map((field) => [field, bulkValueOf(field, placeOf(field)[field])])) })
  }
}
