import { randomBytes } from 'node:crypto'
import papaparse from 'papaparse'
import { siteStatusLabel } from '#shared/domain/site/site-status.ts'
import { spreadsheetText } from '#shared/domain/text/spreadsheet-text.ts'
import type { PlatformContext } from '../context.ts'
import { listableSites } from './access.ts'
import { readLine, type SiteRecord } from './list-line.ts'
import { readLines, type SiteSelection } from './site-store.ts'

const LINES_PER_READ = 2_000

/** The columns of an export, in order. */
const COLUMNS: Readonly<Record<string, (site: SiteRecord) => string | number | null | undefined>> = {
  'Site Id': (site) => site.siteId,
  'Business Name': (site) => site.companyName,
  Domain: (site) => site.domain,
  'Customer Name': (site) => site.custName,
  Email: (site) => site.contactEmail,
  Mobile: (site) => site.basicSiteSetting.contactNumber,
  'Site Type': (site) => site.siteType,
  'Site Option': (site) => site.siteOptions,
  Plan: (site) => site.planDetails?.map(({ planName }) => planName).join(', '),
  'Partner Type': (site) => site.partnerType,
  Partner: (site) => site.channelPartner,
  'Sales Person': (site) => site.salesPerson,
  'Support Account Manager': (site) => site.supportAccManager,
  Currency: (site) => site.curr,
  City: (site) => site.basicSiteSetting.footerAddress?.city,
  State: (site) => site.basicSiteSetting.footerAddress?.state,
  Country: (site) => site.basicSiteSetting.footerAddress?.country,
  'Created At': (site) => isoDate(site.createdAt),
  'License End': (site) => isoDate(site.tillDate),
  Status: siteStatusLabel,
  'App Version': (site) => site.appVersion,
}

/** Writes a CSV of the caller's sites, all or only those not enabled, into storage. @returns a link to it, good for some minutes. */
export async function exportSites({ caller, database, storage, now }: PlatformContext, which: 'all' | 'inactive'): Promise<string> {
  const selection: SiteSelection = { ...listableSites(caller), ...(which === 'inactive' ? { enabled: false } : {}) }
  const rows = [papaparse.unparse([Object.keys(COLUMNS)])]
  for (let next: number | null = 0; next !== null; ) {
    const page = readLines(database, selection, next, LINES_PER_READ)
    const cells = page.lines.map((line) => cellsOf(readLine(line)))
    // A name such as =HYPERLINK(...) must stay a name when a spreadsheet opens the file.
    if (cells.length > 0) rows.push(papaparse.unparse(cells))
    next = page.next
  }
  const fileName = `${which}-sites-${isoDate(now())}.csv`
  const key = `exports/${randomBytes(9).toString('base64url')}/${fileName}`
  // Spreadsheets recognise UTF-8 by the byte order mark.
  await storage.put(key, `\uFEFF${rows.join('\r\n')}\r\n`, 'text/csv; charset=utf-8', fileName)
  return storage.link(key)
}

const cellsOf = (site: SiteRecord) =>
  Object.values(COLUMNS).map((read) => {
    const cell = read(site) ?? ''
    return typeof cell === 'string' ? spreadsheetText(cell) : cell
  })

const isoDate = (seconds: number | null | undefined): string => (typeof seconds === 'number' ? new Date(seconds * 1000).toISOString().slice(0, 10) : '')
