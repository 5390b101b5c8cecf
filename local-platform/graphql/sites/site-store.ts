import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { BasicSiteSetting } from '../../generated/resolvers.ts'
import { DEFAULT_SETTING } from './default-setting.ts'
import { readLine, type SiteRecord, writeLine } from './list-line.ts'

export const SITE_TABLES = `
  create table if not exists site (
    position integer primary key,
    site_id text not null unique,
    domain text not null unique collate nocase,
    user_name text collate nocase,
    site_type text,
    site_option text,
    channel_partner_id text,
    enabled integer not null,
    line text not null,
    setting text not null
  ) strict;
  create index if not exists site_user_name on site (user_name);
  create index if not exists site_channel_partner on site (channel_partner_id);
  create index if not exists site_type on site (site_type, site_option);
  create table if not exists site_reset (
    site_id text not null,
    domain text not null,
    requested_by text not null,
    requested_at integer not null
  ) strict`

/** The settings of a site that its line does not carry, as far as they differ from the defaults. */
export type SettingChanges = Partial<BasicSiteSetting>

/** Where a site is named: by its id or by its domain. */
export type SiteKey = { readonly siteId: string } | { readonly domain: string }

const whereKey = (key: SiteKey): { where: string; value: string } =>
  'siteId' in key ? { where: 'site_id = ?', value: key.siteId } : { where: 'domain = ?', value: key.domain }

/** One site, or null. */
export function findSite(database: DatabaseSync, key: SiteKey): SiteRecord | null {
  const { where, value } = whereKey(key)
  const row = database.prepare(`select line from site where ${where}`).get(value)
  return row === undefined ? null : readLine(String(row['line']))
}

/** A writer of new sites; `prepare` once, call often. */
export function createSiteInsert(database: DatabaseSync): (site: SiteRecord, setting: SettingChanges) => void {
  const statement = database.prepare(
    'insert into site (site_id, domain, user_name, site_type, site_option, channel_partner_id, enabled, line, setting) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  return (site, setting) => {
    statement.run(...columns(site), JSON.stringify(setting))
  }
}

/** Writes what has changed of a site: the record, and with `setting` also the settings beside it. */
export function updateSite(database: DatabaseSync, site: SiteRecord, setting?: SettingChanges): void {
  database
    .prepare(
      `update site set site_id = ?, domain = ?, user_name = ?, site_type = ?, site_option = ?, channel_partner_id = ?, enabled = ?, line = ?
       where site_id = ?`,
    )
    .run(...columns(site), site.siteId)
  if (setting === undefined) return
  const merged = { ...readSettingChanges(database, site.siteId), ...setting }
  database.prepare('update site set setting = ? where site_id = ?').run(JSON.stringify(merged), site.siteId)
}

/** Removes a site. */
export function removeSite(database: DatabaseSync, siteId: string): void {
  database.prepare('delete from site where site_id = ?').run(siteId)
}

/** The whole settings of a site: the defaults, what differs from them, and what its record carries. */
export function readSetting(database: DatabaseSync, site: SiteRecord): BasicSiteSetting {
  return {
    ...DEFAULT_SETTING,
    ...readSettingChanges(database, site.siteId),
    ...site.basicSiteSetting,
    courierOption: site.courierOption,
    isCounterEnabled: site.isCounterEnabled,
    isReturnOrderEnabled: site.isReturnOrderEnabled,
  }
}

function readSettingChanges(database: DatabaseSync, siteId: string): SettingChanges {
  const row = database.prepare('select setting from site where site_id = ?').get(siteId)
  return row === undefined ? {} : (JSON.parse(String(row['setting'])) as SettingChanges)
}

/** Whether a customer already signs in to a site by this name. */
export const siteUserNameExists = (database: DatabaseSync, userName: string): boolean =>
  database.prepare('select 1 from site where user_name = ?').get(userName) !== undefined

/** What a listing is narrowed to; an empty selection is every site. */
export interface SiteSelection {
  readonly channelPartnerId?: string
  readonly siteType?: string
  readonly siteOption?: string
  readonly enabled?: boolean
}

/** A page of a listing: lines in the order of creation, and where the next page starts. */
export interface LinePage {
  readonly lines: string[]
  /** Null after the last page. */
  readonly next: number | null
}

/** Reads up to `limit` sites after a position (0 for the start). */
export function readLines(database: DatabaseSync, selection: SiteSelection, after: number, limit: number): LinePage {
  const { conditions, values } = conditionsOf(selection)
  const rows = database
    .prepare(`select position, line from site where ${['position > ?', ...conditions].join(' and ')} order by position limit ?`)
    .all(after, ...values, limit)
  const last = rows.at(-1)
  return { lines: rows.map((row) => row['line'] as string), next: rows.length < limit || last === undefined ? null : Number(last['position']) }
}

function conditionsOf(selection: SiteSelection): { conditions: string[]; values: SQLInputValue[] } {
  const columnOf = { channelPartnerId: 'channel_partner_id', siteType: 'site_type', siteOption: 'site_option', enabled: 'enabled' } as const
  const given = (Object.keys(columnOf) as (keyof typeof columnOf)[]).filter((name) => selection[name] !== undefined)
  return {
    conditions: given.map((name) => `${columnOf[name]} = ?`),
    values: given.map((name) => (name === 'enabled' ? Number(selection.enabled) : (selection[name] as string))),
  }
}

function columns(site: SiteRecord): [string, string, string | null, string | null, string | null, string | null, number, string] {
  return [
    site.siteId,
    site.domain,
    site.userName ?? null,
    site.siteType ?? null,
    site.siteOptions ?? null,
    site.channelPartnerId ?? null,
    site.enabled === true ? 1 : 0,
    writeLine(site),
  ]
}
