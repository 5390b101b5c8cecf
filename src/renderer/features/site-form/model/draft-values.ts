import * as z from 'zod/mini'
import { emptyValues } from './default-values.ts'
import type { SiteFormValues } from './form-values.ts'

const storedText = z.nullable(z.string())
const imageSchema = z.nullable(z.object({ bucket: storedText, key: z.string(), region: storedText }))
const modesSchema = z.array(z.object({ internalName: z.string(), displayName: z.string(), paymentState: z.string() }))

const hasKindOf = (name: string, value: unknown, standard: unknown): boolean => {
  if (name === 'siteLogo') return imageSchema.safeParse(value).success
  if (name === 'paymentModes') return modesSchema.safeParse(value).success
  if (Array.isArray(standard)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  // Numbers are null while their field is empty.
  if (standard === null) return value === null || (typeof value === 'number' && Number.isInteger(value))
  return typeof value === typeof standard
}

/** The fields of a stored draft. What this version of the form does not have, or has otherwise, is left out. */
export const draftFields = (stored: unknown): Partial<SiteFormValues> => {
  if (typeof stored !== 'object' || stored === null) return {}
  const kinds = emptyValues()
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) => name in kinds && hasKindOf(name, value, kinds[name as keyof SiteFormValues])))
}

/** The values of a stored draft of a new site, what it lacks taken from `standard`; null when it is none. */
export const draftValues = (stored: unknown, standard: SiteFormValues): SiteFormValues | null => {
  const kept = draftFields(stored)
  return Object.keys(kept).length === 0 ? null : { ...standard, ...kept }
}
