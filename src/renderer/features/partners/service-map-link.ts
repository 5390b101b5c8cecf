import * as z from 'zod'
import type { Partner } from './partner.ts'

export interface ServiceMapState {
  readonly partner: Partner
}

/** The address of a partner's mapping: the user name lets a reload or a pasted link load it again. */
export const serviceMapPath = ({ username }: Pick<Partner, 'username'>): string => `/serviceMap?${new URLSearchParams({ partner: username })}`

const text = z.string().nullable()

/** What the CP List carries; an entry of the history may hold anything. */
const stateSchema = z.object({
  partner: z.object({
    id: z.string(),
    siteId: text,
    username: z.string().min(1),
    userRole: text,
    emailId: text,
    mobile: text,
    name: text,
    enabled: z.boolean().nullable(),
    createdAt: z.number().nullable(),
    currency: text,
    balance: z.number().int().nullable(),
    gstNo: text,
    panNo: text,
    onboardedBy: text,
    companyName: text,
    supportNumber: text,
    address: z.object({ addressLineOne: text, addressLineTwo: text, city: text, state: text, zip: text, country: text }).nullable(),
  }),
})

/** The partner that the CP List passed here; null where it did not. */
export const carriedPartner = (state: unknown): Partner | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.partner : null
}
