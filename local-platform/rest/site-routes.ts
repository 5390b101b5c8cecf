import { invalid, notFound } from '../graphql/errors.ts'
import { requireSite } from '../graphql/sites/access.ts'
import { deleteSite, requireMayDelete, requireMayReset, resetSite } from '../graphql/sites/removal.ts'
import type { RestRoute } from './route.ts'

/** Deletes a site. */
const deleteSiteRoute: RestRoute = {
  method: 'POST',
  path: '/deleteSite',
  operation: 'rest.deleteSite',
  respond: (input, context) => {
    requireMayDelete(context.caller)
    const site = requireSite(context, { domain: requireText(input, 'domain') })
    deleteSite(context.database, context.subjects, site)
    return { result: { domain: site.domain, deleted: true } }
  },
}

/** Resets a site's data; domain and siteId must name the same site. */
const resetSiteRoute: RestRoute = {
  method: 'POST',
  path: '/resetSite',
  operation: 'rest.resetSite',
  respond: (input, context) => {
    requireMayReset(context.caller)
    const site = requireSite(context, { domain: requireText(input, 'domain') })
    if (site.siteId !== requireText(input, 'siteId')) throw notFound('SITE_NOT_FOUND')
    resetSite(context.database, context.subjects, site, context.caller.userName, context.now())
    return { result: { domain: site.domain, siteId: site.siteId, reset: true } }
  },
}

export const siteRoutes: readonly RestRoute[] = [deleteSiteRoute, resetSiteRoute]

function requireText(input: Readonly<Record<string, unknown>>, name: string): string {
  const value = input[name]
  if (typeof value !== 'string' || value === '') throw invalid(`${name.toUpperCase()}_REQUIRED`)
  return value
}
