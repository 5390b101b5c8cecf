import { useCallback, useMemo } from 'react'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import { cleanText } from '#shared/domain/text/clean-text.ts'
import type { ImportColumn } from './import-kind.ts'

/** A site that a row of a file can be about. */
export interface ImportSite {
  readonly id: string
  readonly domain: string
  readonly name: string
}

export const NO_SUCH_SITE = 'No site has this domain or id.'

/** The column that says which site a row is about. */
export const SITE_COLUMN: ImportColumn = {
  key: 'site',
  label: 'Site',
  names: ['domain', 'site id', 'website'],
  isRequired: true,
  example: 'aditi.example',
  hint: 'Its domain or id.',
}

/** The listed sites are used for this many milliseconds, as the list itself does. */
const FRESH_FOR = 5 * 60_000

type Listed = GetSitesAdminQuery['getSitesAdmin'][number]

const importSite = ({ siteId, domain, companyName }: Listed): ImportSite => ({ id: siteId, domain, name: companyName || domain })

/** The sites by their domain, in small letters, and by their id. */
const sitesByName = (sites: readonly Listed[]): ReadonlyMap<string, ImportSite> => {
  const found = new Map<string, ImportSite>()
  for (const site of sites) {
    const domain = site.domain.toLowerCase()
    const seen = cleanText(domain).text
    // A cell has no invisible characters: a domain that is stored with some gives way to the one that looks the same
    // without.
    if (seen === domain || !found.has(seen)) found.set(seen, importSite(site))
    found.set(site.siteId, importSite(site))
  }
  return found
}

/** The sites that rows are looked up in, and why there are none yet. */
export const useImportSites = () => {
  const { data, isArriving, failure, refetch } = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: FRESH_FOR })
  const rows = data?.getSitesAdmin
  const sites = useMemo(() => sitesByName(rows ?? []), [rows])
  const isWhole = rows !== undefined && !isArriving
  const notReady = isWhole ? null : failure === null ? 'The list of sites is still loading.' : `The list of sites could not be loaded: ${failure.message}`
  const find = useCallback((text: string): ImportSite | undefined => sites.get(text) ?? sites.get(text.toLowerCase()), [sites])
  return { find, notReady, onRetry: isWhole || failure === null ? undefined : refetch }
}
