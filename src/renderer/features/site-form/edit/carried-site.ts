import * as z from 'zod/mini'
import { emptyValues } from '../model/default-values.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { parentDomain } from '../model/source-values.ts'

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** What the site list puts into the navigation state, as far as the form can show it. Every part may be missing. */
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
      z.object({
        contactNumber: text,
        contactEmail: text,
        curr: text,
        footerAddress: z.nullish(z.object({ country: text, state: text, city: text })),
      }),
    ),
  }),
})

/** A site as the list carried it here. */
export interface CarriedSite {
  readonly siteId: string
  readonly kind: { readonly siteType: string; readonly siteOptions: string }
  /** What is known of it, shown until all of it is loaded. */
  readonly values: SiteFormValues
}

/** The site in a navigation state; null when it carries none. */
export const carriedSite = (state: unknown): CarriedSite | null => {
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success) return null
  const { siteId, domain, subdomain, siteType, siteOptions, enabled, contactEmail, basicSiteSetting: setting, ...named } = parsed.data.site
  const { country = '', state: province = '', city = '' } = setting?.footerAddress ?? {}
  return {
    siteId,
    kind: { siteType, siteOptions },
    values: {
      ...emptyValues(),
      ...named,
      siteType,
      siteOption: siteOptions,
      subdomain,
      domain: parentDomain(domain, subdomain),
      enabled: enabled === true,
      ownerEmail: setting?.contactEmail || contactEmail,
      ownerMob: setting?.contactNumber ?? '',
      contactNumber: setting?.contactNumber ?? '',
      currency: setting?.curr ?? '',
      country,
      state: province,
      city,
    },
  }
}
