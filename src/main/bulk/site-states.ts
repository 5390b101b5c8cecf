import type { GetBasicSiteSettingBySiteQuery, GetSitesAdminForBulkQuery } from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { type BulkSiteField, type BulkValue, bulkFieldOf, bulkValueOf } from '#shared/domain/bulk/site-changes.ts'
import { type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { PlatformClient } from '../platform/platform-client.ts'

export interface SiteTarget {
  readonly id: string
  readonly domain: string
}

interface Snapshot {
  readonly owner: string | undefined
  readonly field: BulkSiteField
  /** Milliseconds. */
  readonly readAt: number
  readonly took: number
  readonly values: ReadonlyMap<string, { readonly domain: string; readonly value: BulkValue }>
  readonly isWhole: boolean
}

/** The platform has no query for one site. A list is used for this many milliseconds, and a long one so long that reading takes a tenth of the time. */
const FRESH_FOR = 20_000
const LIST = 'GetSitesAdminForBulk'

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
   * What a field of a site is now.
   * @param since a list read before this is too old, milliseconds since the epoch
   */
  async current(field: BulkSiteField, target: SiteTarget, since = 0): Promise<Result<BulkCurrent>> {
    if (bulkFieldOf(field).in === 'setting') return this.#setting(field, target)
    let snapshot = await this.#snapshot(field, since)
    // One that was being read already may have begun too early.
    if (snapshot.ok && snapshot.value.readAt < since) snapshot = await this.#snapshot(field, since)
    if (!snapshot.ok) return snapshot
    const { values, isWhole } = snapshot.value
    const site = values.get(target.id)
    if (site?.domain === target.domain) return success({ value: site.value })
    return success({ missing: site === undefined && !isWhole ? 'unreadable' : 'absent' })
  }

  /** Forgets the list: the next one who asks reads it again. */
  forget(): void {
    this.#last = undefined
  }

  async #setting(field: BulkSiteField, { id, domain }: SiteTarget): Promise<Result<BulkCurrent>> {
    const answer = await this.#platform.execute('GetBasicSiteSettingBySite', { domain })
    if (!answer.ok) return answer
    const setting = (JSON.parse(answer.value.data) as GetBasicSiteSettingBySiteQuery).getBasicSiteSettingBySite
    if (setting === null) return success({ missing: 'unreadable' })
    const { siteId = id, [field]: stored } = setting as Readonly<Record<string, unknown>>
    return success(siteId === id || siteId === null ? { value: bulkValueOf(field, stored) } : { missing: 'absent' })
  }

  #snapshot(field: BulkSiteField, since: number): Promise<Result<Snapshot>> {
    const owner = this.#identity.owner()
    const last = this.#last
    const isUsable = last !== undefined && last.field === field && last.owner === owner && last.readAt >= since
    if (isUsable && this.#now() - last.readAt < Math.max(FRESH_FOR, last.took * 10)) return Promise.resolve(success(last))
    const readingOf = JSON.stringify([field, owner ?? null])
    if (this.#reading !== undefined && this.#readingOf === readingOf) return this.#reading
    const reading = this.#read(field, owner).finally(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    this.#reading = reading
    this.#readingOf = readingOf
    return reading
  }

  async #read(field: BulkSiteField, owner: string | undefined): Promise<Result<Snapshot>> {
    const readAt = this.#now()
    let sites: { readonly siteId: string; readonly domain: string; readonly value: BulkValue }[] = []
    const take = (rows: GetSitesAdminForBulkQuery['getSitesAdmin']): void => {
      for (const { siteId, domain, [field as 'enabled']: stored } of rows) sites.push({ siteId, domain, value: bulkValueOf(field, stored) })
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
    const values = new Map(sites.flatMap(({ siteId, domain, value }, place) => (unusable.has(place) ? [] : [[siteId, { domain, value }] as const])))
    const snapshot = { owner, field, readAt, took: this.#now() - readAt, values, isWhole: missing === undefined }
    this.#last = snapshot
    return success(snapshot)
  }
}
