import * as z from 'zod'

/** The analytics service answers `{ result: <JSON text> }`; these are the rows in that text, and in the text of an internal dump. */

/** The orders of one day. */
const dayOrdersSchema = z.object({
  /** DD-MM-YYYY */
  date: z.string(),
  totalOrders: z.number().int().nonnegative(),
})
export type DayOrders = z.infer<typeof dayOrdersSchema>

const text = z.string().nullish()
// Any number: one value that is no date or no exact amount is shown as that and does not cost the whole dashboard.
const seconds = z.number().nullish()
const minorUnits = z.number().nullish()

/** A site as the onboarding, renewal, usage and partner dashboards show it. */
export const dashboardSiteSchema = z.object({
  id: z.string(),
  /** The source does not list it; a platform may leave it out. */
  domain: text,
  companyName: text,
  supportAccManager: text,
  salesPerson: text,
  channelPartner: text,
  partnerType: text,
  partnerName: text,
  contactNumber: text,
  planName: text,
  subscriptionPlans: z.array(z.object({ amount: minorUnits, planName: text })).nullish(),
  /** balance in minor units */
  wallet: minorUnits,
  curr: text,
  createdAt: seconds,
  startDate: seconds,
  endDate: seconds,
  /** minor units */
  charges: minorUnits,
  masterStatus: text,
  ordersCount: z.array(dayOrdersSchema).nullish(),
})
export type DashboardSite = z.infer<typeof dashboardSiteSchema>

/** A site that owes. */
const outstandingSiteSchema = z.object({
  id: z.string(),
  fqdn: text,
  companyName: text,
  supportAccManager: text,
  createdAt: seconds,
  /** minor units */
  balance: minorUnits,
})

/** What the sites of one sales person owe, by age, in minor units. */
export const outstandingRowSchema = z.object({
  name: z.string(),
  LESS_30: z.number(),
  '30_TO_60': z.number(),
  MORE_60: z.number(),
  balance: z.number(),
  sites: z.array(outstandingSiteSchema),
})
export type OutstandingRow = z.infer<typeof outstandingRowSchema>
