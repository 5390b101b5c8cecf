import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { readPagedList } from '#data/platform/use-paged-query.ts'
import {
  GetBasicSiteSettingBySiteDocument,
  GetSiteRewardSettingByDomainDocument,
  GetSitesAdminRecordsDocument,
  GetSitesBySiteTypeAndOptionRecordsDocument,
  type GetSitesBySiteTypeAndOptionRecordsQuery,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import type { SiteRecord, SiteSource } from '../fields/site-source.ts'

const SITES_PER_FETCH = 900

const NOT_AMONG_THE_READABLE = 'Some sites could not be loaded from the platform, and this is probably one of them.'

/** What a list knew of a site: where to look for it first, and its domain, under which its settings are asked for in the meantime. */
type KnownSite = Pick<SiteRecord, 'siteType' | 'siteOptions'> & { readonly domain?: string }

const pageOf = (data: GetSitesBySiteTypeAndOptionRecordsQuery) => tokenPage(data.getSitesBySiteTypeAndOption)
const rowId = (site: SiteRecord): string => site.siteId

/** The record of a site among those of its type and option; undefined when it is not there, or not in what could be read of them. */
const findAmong = async (bridge: Bridge, siteId: string, siteType: string, siteOption: string, signal?: AbortSignal): Promise<SiteRecord | undefined> => {
  const variablesAt = (token: PageToken) => ({ siteType, siteOption, limit: SITES_PER_FETCH, ...atToken(token) })
  const isEnough = (sites: readonly SiteRecord[]): boolean => sites.some((site) => site.siteId === siteId)
  const reading = { variablesAt, firstPlace: FIRST_TOKEN, pageOf, rowId }
  const { rows } = await readPagedList(bridge, GetSitesBySiteTypeAndOptionRecordsDocument, reading, { signal, isEnough, acceptsGaps: true })
  return rows.find((site) => site.siteId === siteId)
}

/**
 * The record of a site. The platform has no query for a single one: where its type and option are known those are asked for, else, and when it is
 * no longer among them, all sites.
 */
const findRecord = async (bridge: Bridge, siteId: string, kind: KnownSite | null, signal?: AbortSignal): Promise<SiteRecord | undefined> => {
  const among = kind?.siteType && kind.siteOptions ? await findAmong(bridge, siteId, kind.siteType, kind.siteOptions, signal) : undefined
  if (among !== undefined) return among
  const { data, missing } = await executeOperation(bridge, GetSitesAdminRecordsDocument, {}, signal, { acceptsGaps: true })
  const record = data.getSitesAdmin.find((site) => site.siteId === siteId)
  // A site that is not among those that could be read is not known to be gone.
  if (record === undefined && missing !== undefined) throw new PlatformFailure({ kind: 'invalid-answer', message: NOT_AMONG_THE_READABLE })
  return record
}

/**
 * All that the platform holds of a site and the form edits: record, settings, reward setting. Null: there is no such site.
 * Throws a `PlatformFailure`; a part that could not be read fails the whole, so that nothing is taken for empty.
 */
export const loadSite = async (bridge: Bridge, siteId: string, known: KnownSite | null, signal?: AbortSignal): Promise<SiteSource | null> => {
  const expected = known?.domain
  const ahead = expected === undefined ? null : readSettings(bridge, expected, signal)
  // Whether it failed matters only where it is used.
  ahead?.catch(() => undefined)
  const record = await findRecord(bridge, siteId, known, signal)
  if (record === undefined) return null
  const settings = await (ahead !== null && record.domain === expected ? ahead : readSettings(bridge, record.domain, signal))
  return { record, ...settings }
}

const readSettings = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<Omit<SiteSource, 'record'>> => {
  const [setting, reward] = await Promise.all([
    executeOperation(bridge, GetBasicSiteSettingBySiteDocument, { domain }, signal),
    executeOperation(bridge, GetSiteRewardSettingByDomainDocument, { domain }, signal),
  ])
  return { setting: setting.data.getBasicSiteSettingBySite, reward: reward.data.getSiteRewardSettingByDomain }
}
