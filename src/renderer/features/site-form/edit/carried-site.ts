import * as z from 'zod/mini'
import type { SiteSource } from '../fields/site-source.ts'

const text = z.nullish(z.string())

/** The part of the navigation state that the site list sets and the form can show. Every value may be missing. */
const stateSchema = z.object({
  site: z.object({
    siteId: z.string().check(z.minLength(1)),
    domain: z.string(),
    subdomain: text,
    siteType: text,
    siteOptions: text,
    custName: text,
    companyName: text,
    userName: text,
    salesPerson: text,
    supportAccManager: text,
    partnerType: text,
    channelPartner: text,
    channelPartnerId: text,
    stockistName: text,
    enabled: z.nullish(z.boolean()),
    contactEmail: text,
    basicSiteSetting: z.nullish(
      z.object({ contactNumber: text, contactEmail: text, curr: text, footerAddress: z.nullish(z.object({ country: text, state: text, city: text })) }),
    ),
  }),
})

/** The site in a navigation state as far as the list knew it, with gaps that each field takes for no value; null if there is none. */
export const carriedSite = (state: unknown): SiteSource | null => {
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success) return null
  const { basicSiteSetting: setting = null, ...record } = parsed.data.site
  return { record, setting, reward: null } as unknown as SiteSource
}
