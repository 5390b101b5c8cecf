import * as z from 'zod/mini'
import type { CreateGroupAdminInput, GetSitesAdminForOutletsQuery } from '#generated/graphql.ts'
import * as messages from '../messages.ts'
import { typeValueOf } from '../outlet-list.ts'

export type OutletSite = GetSitesAdminForOutletsQuery['getSitesAdmin'][number]

const text = z.string().check(z.trim())
const required = (message: string) => text.check(z.minLength(1, message))

export const outletSchema = z.object({
  companyName: required(messages.ENTER_COMPANY_NAME),
  custName: required(messages.ENTER_CUSTOMER_NAME),
  mobile: required(messages.ENTER_MOBILE_NUMBER),
  email: required(messages.ENTER_EMAIL).check(z.refine((typed) => typed === '' || z.email().safeParse(typed).success, messages.ENTER_VALID_EMAIL)),
  userName: required(messages.ENTER_USER_NAME),
  defaultSite: required(messages.SELECT_DEFAULT_SITE),
  outlets: z.custom<readonly string[]>((ids) => Array.isArray(ids) && ids.length > 0, messages.SELECT_OUTLETS_SITE),
  addressLineOne: text,
  addressLineTwo: text,
  country: text,
  state: required(messages.ENTER_STATE),
  city: required(messages.ENTER_CITY),
  zip: text,
})

/** What the form of new outlets holds: texts as typed, empty for none; sites by their id; the country by the platform's code. */
export type OutletValues = z.infer<typeof outletSchema>

/** City and state are looked up by country, which is optional: it starts with India. */
export const NEW_OUTLET: OutletValues = {
  companyName: '',
  custName: '',
  mobile: '',
  email: '',
  userName: '',
  defaultSite: '',
  outlets: [],
  addressLineOne: '',
  addressLineTwo: '',
  country: 'IND',
  state: '',
  city: '',
  zip: '',
}

const textOrNull = (typed: string): string | null => typed.trim() || null

/** The creation of an owner with its outlets: the default site first, each site once. */
export const createInput = (values: OutletValues, sites: readonly OutletSite[]): CreateGroupAdminInput => {
  const byId = new Map(sites.map((site) => [site.siteId, site]))
  const chosen = [...new Set([values.defaultSite, ...values.outlets])].flatMap((siteId) => byId.get(siteId) ?? [])
  return {
    email: values.email.trim(),
    mobile: values.mobile.trim(),
    userName: values.userName.trim(),
    custName: values.custName.trim(),
    companyName: values.companyName.trim(),
    enabled: true,
    address: {
      addressLineOne: textOrNull(values.addressLineOne),
      addressLineTwo: textOrNull(values.addressLineTwo),
      city: values.city.trim(),
      state: values.state.trim(),
      zip: textOrNull(values.zip),
      country: textOrNull(values.country),
    },
    outlets: chosen.map(({ siteId, domain }) => ({ siteId, typeValue: typeValueOf(domain) })),
  }
}
