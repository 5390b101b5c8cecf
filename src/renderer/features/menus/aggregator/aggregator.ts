import * as z from 'zod/mini'
import { AGGREGATOR_SYSTEMS, MOST_STORE_IMAGES } from '#shared/domain/content/menu.ts'
import { imageSchema, type Menu } from '../menu.ts'
import { MERCHANT_ID_FOUR_DIGITS, MERCHANT_ID_LETTERS, MERCHANT_ID_MISSING, SELECT_MANAGED, SELECT_SWIGGY, SELECT_SYSTEM } from '../messages.ts'

const text = z.string().check(z.trim())

export const aggregatorSchema = z
  .object({
    isEnabled: z.boolean(),
    // One of `AGGREGATOR_SYSTEMS`, empty until chosen.
    system: text,
    merchantId: text,
    // Yes or No, empty until chosen: of WERA only.
    managedByRecaho: text,
    swiggyDirect: text,
    // Sent with a registration at FALCON and kept there; menus have no place for them.
    description: text,
    fssai: text,
    gstin: text,
    // Their places on screen: null where none was chosen.
    images: z.array(imageSchema),
  })
  .check(({ value, issues }) => {
    for (const { field, message } of aggregatorProblems(value)) issues.push({ code: 'custom', path: [field], message, input: value[field] })
  })

export type AggregatorValues = z.infer<typeof aggregatorSchema>

const choice = (value: boolean | null | undefined): string => (value === true ? 'Yes' : value === false ? 'No' : '')

/** The form's initial values; null: a new menu. `description` is proposed for a registration with FALCON. */
export const aggregatorValues = (menu: Menu | null, description = ''): AggregatorValues => ({
  isEnabled: menu?.isAggregatorEnabled === true,
  system: menu?.aggregatorSystem ?? '',
  merchantId: menu?.aggregatorMerchantId ?? '',
  managedByRecaho: choice(menu?.weraManagedByRecaho),
  swiggyDirect: choice(menu?.weraSwiggyDirect),
  description,
  fssai: '',
  gstin: '',
  images: Array.from({ length: MOST_STORE_IMAGES }, () => null),
})

/** Whether the fields cannot be changed any more: an aggregator was enabled and stored. */
export const isAggregatorLocked = ({ isAggregatorEnabled, aggregatorSystem }: Menu): boolean => isAggregatorEnabled === true && Boolean(aggregatorSystem)

/** What is wrong with a merchant id; null when nothing is. FALCON gives it itself. */
const merchantIdProblem = (system: string, merchantId: string): string | null => {
  if (system === 'FALCON') return null
  if (merchantId === '') return MERCHANT_ID_MISSING
  if (system === 'WERA') return /^\d{4}$/.test(merchantId) ? null : MERCHANT_ID_FOUR_DIGITS
  return /^[A-Za-z0-9]+$/.test(merchantId) ? null : MERCHANT_ID_LETTERS
}

/** What is wrong with the fields; nothing is while no aggregator is enabled. */
export const aggregatorProblems = (values: AggregatorValues): readonly { readonly field: keyof AggregatorValues; readonly message: string }[] => {
  const { isEnabled, system, merchantId, managedByRecaho, swiggyDirect } = values
  if (!isEnabled) return []
  if (!(AGGREGATOR_SYSTEMS as readonly string[]).includes(system)) return [{ field: 'system', message: SELECT_SYSTEM }]
  const merchant = merchantIdProblem(system, merchantId)
  const isWera = system === 'WERA'
  return [
    ...(merchant === null ? [] : [{ field: 'merchantId' as const, message: merchant }]),
    ...(isWera && managedByRecaho === '' ? [{ field: 'managedByRecaho' as const, message: SELECT_MANAGED }] : []),
    ...(isWera && swiggyDirect === '' ? [{ field: 'swiggyDirect' as const, message: SELECT_SWIGGY }] : []),
  ]
}

/** The fields as they are sent with an edit: what is locked goes back as it came. */
export const aggregatorInput = (menu: Menu, values: AggregatorValues) => {
  const { isAggregatorEnabled, aggregatorSystem, aggregatorMerchantId, weraManagedByRecaho, weraSwiggyDirect } = menu
  if (isAggregatorLocked(menu)) return { isAggregatorEnabled, aggregatorSystem, aggregatorMerchantId, weraManagedByRecaho, weraSwiggyDirect }
  return {
    isAggregatorEnabled: values.isEnabled,
    aggregatorSystem: values.system || null,
    aggregatorMerchantId: values.merchantId || null,
    weraManagedByRecaho: yes(values.managedByRecaho),
    weraSwiggyDirect: yes(values.swiggyDirect),
  }
}

const yes = (value: string): boolean | null => (value === '' ? null : value === 'Yes')
