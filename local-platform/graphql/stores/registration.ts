import * as z from 'zod'

const text = z.string().trim().min(1)

/** The payload of a registration, as far as the network insists on it; what else is sent is kept. */
const payloadSchema = z.looseObject({
  name: text,
  description: text,
  logo: text,
  fssai: z.string().regex(/^\d{14}$/, 'must have 14 digits'),
  location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  images: z.array(text).min(1),
  street_address: text,
  city: text,
  state: text,
  country: text,
  pin_code: text,
  payment: z.looseObject({
    beneficiary_name: text,
    ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'is not an IFSC code'),
    bank_name: text,
    branch_name: text,
    bank_account_number: z.string().regex(/^\d+$/, 'must be numeric'),
  }),
  serving_radius: z.object({ value: z.number().positive(), unit: text }),
})

export type RegistrationPayload = z.infer<typeof payloadSchema>

/** A payload the network accepts, or why it does not, in one sentence per problem. */
export type ReadPayload = { readonly ok: true; readonly payload: RegistrationPayload } | { readonly ok: false; readonly problems: string }

/** Reads the JSON text of a registration. */
export function readPayload(json: string): ReadPayload {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { ok: false, problems: 'payload is not JSON' }
  }
  const parsed = payloadSchema.safeParse(value)
  if (parsed.success) return { ok: true, payload: parsed.data }
  return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`).join('; ') }
}
