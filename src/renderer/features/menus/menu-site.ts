import * as z from 'zod/mini'

/** A site as the screens of its menus know it. */
export interface MenuSite {
  readonly siteId: string
  readonly domain: string
  readonly companyName: string | null
  readonly custName: string | null
}

/** What these screens carry to each other, and the site list to them. */
export interface MenuSiteState {
  readonly site: MenuSite
}

const stateSchema = z.object({
  site: z.object({
    siteId: z.string().check(z.minLength(1)),
    domain: z.string().check(z.minLength(1)),
    companyName: z.nullish(z.string()),
    custName: z.nullish(z.string()),
  }),
})

/** The site in a navigation state; null when it carries none. */
export const carriedMenuSite = (state: unknown): MenuSite | null => {
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success) return null
  const { siteId, domain, companyName, custName } = parsed.data.site
  return { siteId, domain, companyName: companyName ?? null, custName: custName ?? null }
}

/** The address of a site's menus; the id lets a reload or a pasted link load them again. */
export const menusPath = ({ siteId }: MenuSite): string => `/service-typelist?${new URLSearchParams({ site: siteId })}`

/** The address of the form of a new menu. */
export const createMenuPath = ({ siteId }: MenuSite): string => `/add-serviceType?${new URLSearchParams({ site: siteId })}`
