import { type Result, success } from '#shared/result.ts'
import type { Identity } from '../../identity/identity.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'

export interface SiteTarget {
  readonly id: string
  readonly domain: string
}

/** What a list has of a site. `absent`: there is none of that id; `unreadable`: the platform could not say. */
export type FoundSite<Kept> = { readonly kept: Kept } | { readonly missing: 'absent' | 'unreadable' }

interface Snapshot<Kept> {
  readonly owner: string | undefined
  readonly of: string
  /** Milliseconds. */
  readonly readAt: number
  readonly took: number
  readonly sites: ReadonlyMap<string, { readonly domain: string; readonly kept: Kept }>
  readonly isWhole: boolean
}

/** The platform has no query for one site. A list is used for this many milliseconds, and a long one so long that reading takes a tenth of the time. */
const FRESH_FOR = 20_000

interface SiteListOptions {
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly identity: Pick<Identity, 'owner'>
  /** Asks for all sites, under `getSitesAdmin`. */
  readonly operation: 'GetSitesAdminForBulk' | 'GetSitesAdminForPlans'
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** What is kept of each site. `of` names it: a list that was read for something else is read again. */
interface Keeping<Row, Kept> {
  readonly of: string
  readonly keep: (row: Row) => Kept
}

/** What one site has, out of the list of all sites, which is read again and again. */
export class SiteList<Row extends { readonly siteId: string; readonly domain: string }, Kept> {
  readonly #options: SiteListOptions
  #reading: Promise<Result<Snapshot<Kept>>> | undefined
  #readingOf: string | undefined
  #last: Snapshot<Kept> | undefined

  constructor(options: SiteListOptions) {
    this.#options = options
  }

  /** @param since a list read before this is too old, milliseconds since the epoch */
  async find(target: SiteTarget, keeping: Keeping<Row, Kept>, since: number): Promise<Result<FoundSite<Kept>>> {
    let snapshot = await this.#snapshot(keeping, since)
    // One that was being read already may have begun too early.
    if (snapshot.ok && snapshot.value.readAt < since) snapshot = await this.#snapshot(keeping, since)
    if (!snapshot.ok) return snapshot
    const { sites, isWhole } = snapshot.value
    const site = sites.get(target.id)
    if (site?.domain === target.domain) return success({ kept: site.kept })
    return success({ missing: site === undefined && !isWhole ? 'unreadable' : 'absent' })
  }

  /** Forgets the list: the next one who asks reads it again. */
  forget(): void {
    this.#last = undefined
  }

  #snapshot(keeping: Keeping<Row, Kept>, since: number): Promise<Result<Snapshot<Kept>>> {
    const { of } = keeping
    const owner = this.#options.identity.owner()
    const last = this.#last
    const isUsable = last !== undefined && last.of === of && last.owner === owner && last.readAt >= since
    if (isUsable && this.#options.now() - last.readAt < Math.max(FRESH_FOR, last.took * 10)) return Promise.resolve(success(last))
    const readingOf = JSON.stringify([of, owner ?? null])
    if (this.#reading !== undefined && this.#readingOf === readingOf) return this.#reading
    const reading = this.#read(keeping, owner).finally(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    this.#reading = reading
    this.#readingOf = readingOf
    return reading
  }

  async #read({ of, keep }: Keeping<Row, Kept>, owner: string | undefined): Promise<Result<Snapshot<Kept>>> {
    const { platform, operation, now } = this.#options
    const readAt = now()
    let rows: { readonly siteId: string; readonly domain: string; readonly kept: Kept }[] = []
    const take = (read: readonly Row[]): void => {
      for (const row of read) rows.push({ siteId: row.siteId, domain: row.domain, kept: keep(row) })
    }
    const onPart = ({ at, elements }: { readonly at: number; readonly elements: string }): void => {
      if (at === 0) rows = []
      take(JSON.parse(`[${elements}]`) as Row[])
    }
    const answer = await platform.execute(operation, {}, { onPart, acceptsGaps: true })
    if (!answer.ok) return answer
    const { data, parts, missing } = answer.value
    if (parts === undefined) {
      rows = []
      take((JSON.parse(data) as { readonly getSitesAdmin: Row[] }).getSitesAdmin)
    }
    const unusable = new Set(missing?.unusable)
    const sites = new Map(rows.flatMap(({ siteId, domain, kept }, place) => (unusable.has(place) ? [] : [[siteId, { domain, kept }] as const])))
    const snapshot = { owner, of, readAt, took: now() - readAt, sites, isWhole: missing === undefined }
    this.#last = snapshot
    return success(snapshot)
  }
}
