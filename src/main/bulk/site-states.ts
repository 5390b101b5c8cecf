import type { GetBasicSiteSettingBySiteQuery, GetSitesAdminForBulkQuery } from '#generated/graphql.ts'
import type { BulkRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { type BulkSiteField, type BulkValue, bulkFieldOf, bulkValueOf } from '#shared/domain/bulk/site-changes.ts'
import { type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { PlatformClient } from '../platform/platform-client.ts'

export interface SiteTarget {
  readonly id: string
  readonly domain: string
}

/** What a site has now. `absent`: there is none of that id; `unreadable`: the platform could not say. */
type SiteValues = { readonly values: BulkRecord } | { readonly missing: 'absent' | 'unreadable' }

interface Snapshot {
  readonly owner: string | undefined
  /** The fields it was read for. */
  readonly of: string
  /** Milliseconds. */
  readonly readAt: number
  readonly took: number
  readonly values: ReadonlyMap<string, { readonly domain: string; readonly values: readonly BulkValue[] }>
  readonly isWhole: boolean
}

/** The platform has no query for one site. A list is used for this many milliseconds, and a long one so long that reading takes a tenth of the time. */
const FRESH_FOR = 20_000
const LIST = 'GetSitesAdminForBulk'
const NO_VALUES: Result<SiteValues> = success({ values: {} })

/** What sites have now, as the platform says: from a list that is read again and again, or from the settings of each site. */
export class SiteStates {
  readonly #platform: Pick<PlatformClient, 'execute'>
  readonly #identity: Pick<Identity, 'owner'>
  readonly #now: () => number
  #reading: Promise<Result<Snapshot>> | undefined
  #readingOf: string | undefined
  #last: Snapshot | undefined

  constructor(platform: Pick<PlatformClient, 'execute'>, identity: Pick<Identity, 'owner'>, now: () => number = Date.now) {
    this.#platform = platform
    this.#identity = identity
    this.#now = now
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

  /** Forgets the list: the next one who asks reads it again. */
  forget(): void {
    this.#last = undefined
  }

  async #listed(fields: readonly BulkSiteField[], target: SiteTarget, since: number): Promise<Result<SiteValues>> {
    let snapshot = await this.#snapshot(fields, since)
    // One that was being read already may have begun too early.
    if (snapshot.ok && snapshot.value.readAt < since) snapshot = await this.#snapshot(fields, since)
    if (!snapshot.ok) return snapshot
    const { values, isWhole } = snapshot.value
    const site = values.get(target.id)
    if (site?.domain === target.domain) return success({ values: Object.fromEntries(fields.map((field, place) => [field, site.values[place] ?? null])) })
    return success({ missing: site === undefined && !isWhole ? 'unreadable' : 'absent' })
  }

  async #setting(fields: readonly BulkSiteField[], { id, domain }: SiteTarget): Promise<Result<SiteValues>> {
    const answer = await this.#platform.execute('GetBasicSiteSettingBySite', { domain })
    if (!answer.ok) return answer
    const setting = (JSON.parse(answer.value.data) as GetBasicSiteSettingBySiteQuery).getBasicSiteSettingBySite
    if (setting === null) return success({ missing: 'unreadable' })
    const { siteId = id, ...stored } = setting as Readonly<Record<string, unknown>>
    if (siteId !== id && siteId !== null) return success({ missing: 'absent' })
    return success({ values: Object.fromEntries(fields.map((field) => [field, bulkValueOf(field, stored[field])])) })
  }

  #snapshot(fields: readonly BulkSiteField[], since: number): Promise<Result<Snapshot>> {
    const owner = this.#identity.owner()
    const of = fields.join(' ')
    const last = this.#last
    const isUsable = last !== undefined && last.of === of && last.owner === owner && last.readAt >= since
    if (isUsable && this.#now() - last.readAt < Math.max(FRESH_FOR, last.took * 10)) return Promise.resolve(success(last))
    const readingOf = JSON.stringify([of, owner ?? null])
    if (this.#reading !== undefined && this.#readingOf === readingOf) return this.#reading
    const reading = this.#read(fields, owner).finally(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    this.#reading = reading
    this.#readingOf = readingOf
    return reading
  }

  async #read(fields: readonly BulkSiteField[], owner: string | undefined): Promise<Result<Snapshot>> {
    const readAt = this.#now()
    let sites: { readonly siteId: string; readonly domain: string; readonly values: readonly BulkValue[] }[] = []
    const take = (rows: GetSitesAdminForBulkQuery['getSitesAdmin']): void => {
      for (const { siteId, domain, ...stored } of rows)
        sites.push({ siteId, domain, values: fields.map((field) => bulkValueOf(field, stored[field as 'enabled'])) })
    }
    const onPart = ({ at, elements }: { readonly at: number; readonly elements: string }): void => {
      if (at === 0) sites = []
      take(JSON.parse(`[${elements}]`) as GetSitesAdminForBulkQuery['getSitesAdmin'])
    }
    const answer = await this.#platform.execute(LIST, {}, { onPart, acceptsGaps: true })
    if (!answer.ok) return answer
    const { data, parts, missing } = answer.value
    if (parts === undefined) {
      sites = []
      take((JSON.parse(data) as GetSitesAdminForBulkQuery).getSitesAdmin)
    }
    const unusable = new Set(missing?.unusable)
    const values = new Map(sites.flatMap(({ siteId, domain, values: own }, place) => (unusable.has(place) ? [] : [[siteId, { domain, values: own }] as const])))
    const snapshot = { owner, of: fields.join(' '), readAt, took: this.#now() - readAt, values, isWhole: missing === undefined }
    this.#last = snapshot
    return success(snapshot)
  }
}
