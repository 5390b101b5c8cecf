import type { GetSitesAdminQuery } from '#generated/graphql.ts'

type Sites = GetSitesAdminQuery['getSitesAdmin']
type Site = Sites[number]

export interface SiteHit {
  readonly siteId: string
  readonly name: string
  readonly domain: string
}

/** Every site's searchable text in lower case, built once for a list so that a keystroke only compares texts. */
export interface SiteIndex {
  readonly sites: Sites
  /** Fields of one site, each between line ends, so that the start of a field differs from its middle. */
  readonly texts: readonly string[]
}

const FIELD_START = '\n'

const textOf = (site: Site): string => {
  const settings = site.basicSiteSetting
  const fields = [site.companyName, site.domain, site.fqdn, site.siteId, site.custName, settings?.contactNumber, site.contactEmail, settings?.contactEmail]
  return (
    FIELD_START +
    fields
      .map((field) => field ?? '')
      .join(FIELD_START)
      .toLowerCase()
  )
}

/** Prepares the search in a list of sites. 100,000 sites take about 0.1 s, once. */
export const buildSiteIndex = (sites: Sites): SiteIndex => ({ sites, texts: sites.map(textOf) })

const hitOf = (site: Site): SiteHit => ({
  siteId: site.siteId,
  name: site.companyName || site.domain,
  domain: site.domain,
})

/** At most `limit` sites, in order; a field that starts with the text comes before one that has it inside. */
export const searchSites = (index: SiteIndex, typed: string, limit: number): readonly SiteHit[] => {
  const text = typed.trim().toLowerCase()
  if (text === '') return []
  const fieldStart = FIELD_START + text
  const starting: SiteHit[] = []
  const containing: SiteHit[] = []
  for (const [position, haystack] of index.texts.entries()) {
    const site = index.sites[position]
    if (site === undefined || !haystack.includes(text)) continue
    if (haystack.includes(fieldStart)) starting.push(hitOf(site))
    else if (containing.length < limit) containing.push(hitOf(site))
    if (starting.length === limit) break
  }
  return [...starting, ...containing].slice(0, limit)
}
