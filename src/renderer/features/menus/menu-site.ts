import * as z from 'zod/mini'

const optionalText = z._default(z.nullable(z.string()), null)

const siteSchema = z.object({
  siteId: z.string().check(z.minLength(1)),
  domain: z.string().check(z.minLength(1)),
  companyName: optionalText,
  custName: optionalText,
})

export type MenuSite = z.infer<typeof siteSchema>

/** What these screens carry to each other, and the site list to them. */
export interface MenuSiteState {
  readonly site: MenuSite
}

/** The site in a navigation state; null when it carries none. */
export const carriedMenuSite = (state: unknown): MenuSite | null => z.object({ site: siteSchema }).safeParse(state).data?.site ?? null

/** The address of a site's menus; the id lets a reload or a pasted link load them again. */
export const menusPath = ({ siteId }: MenuSite): string => `/service-typelist?${new URLSearchParams({ site: siteId })}`

export const createMenuPath = ({ siteId }: MenuSite): string => `/add-serviceType?${new URLSearchParams({ site: siteId })}`
