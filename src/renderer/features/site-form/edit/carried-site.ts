import * as z from 'zod/mini'
import type { SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { valuesOf } from '../model/values.ts'

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

/** A site as the list passed it here. */
export interface CarriedSite {
  readonly siteId: string
  readonly kind: { readonly siteType: string; readonly siteOptions: string }
  /** The values known so far, shown until all are loaded. */
  readonly values: SiteFormValues
}

/** The site in a navigation state; null if it has none. */
export const carriedSite = (state: unknown): CarriedSite | null => {
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success) return null
  const { basicSiteSetting: setting = null, ...record } = parsed.data.site
  // A record with gaps: each field takes a missing value for none.
  const values = valuesOf({ record, setting, reward: null } as unknown as SiteSource)
  return {
    siteId: record.siteId,
    kind: { siteType: record.siteType ?? '', siteOptions: record.siteOptions ?? '' },
    // No default here: the true currency is not known yet.
    values: { ...values, currency: setting?.curr ?? '' },
  }
}
