import * as z from 'zod'
import { amountField } from '#components/money/amount.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import type { CreateUserServiceMappingMutationVariables } from '#generated/graphql.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { COMMERCE_SITE_OPTIONS, O2O_SITE_OPTIONS } from '#shared/domain/site/site-option.ts'
import type { SiteType } from '#shared/domain/site/site-type.ts'
import { ENTER_ANNUAL_AMOUNT, ENTER_RENEWAL_AMOUNT, SELECT_ADDON, SELECT_SITE_OPTION } from '../../messages.ts'
import type { Partner } from '../../partner.ts'
import type { MappingType } from '../mapping.ts'

/** What is mapped, in the words of the dialog. */
export const KIND_OPTIONS = [
  { value: 'PLAN', label: 'Plan' },
  { value: 'ADDONS', label: 'Addons' },
] as const satisfies readonly { readonly value: MappingType; readonly label: string }[]

/** The site type of add-ons. */
const ADDON_SITE_TYPE: SiteType = 'O2OCommerce'

/** Plans are for sites of every option. */
export const PLAN_SITE_OPTIONS = [...COMMERCE_SITE_OPTIONS, ...O2O_SITE_OPTIONS]
/** The options of the add-ons' site type. */
export const ADDON_SITE_OPTIONS = [...O2O_SITE_OPTIONS]

/** What the dialog holds; empty texts for what is not chosen or typed. */
export interface NewMappingValues {
  readonly kind: MappingType
  /** Fixed. */
  readonly siteType: string
  readonly siteOption: string
  readonly planId: string
  readonly addonId: string
  /** As typed, in major units. */
  readonly annual: string
  readonly renewal: string
  readonly note: string
}

/** A plan, as nothing else is chosen. */
export const NEW_MAPPING: NewMappingValues = {
  kind: 'PLAN',
  siteType: ADDON_SITE_TYPE,
  siteOption: '',
  planId: '',
  addonId: '',
  annual: '',
  renewal: '',
  note: '',
}

/** The fields in their order on screen. */
export const MAPPING_FIELDS = ['siteOption', 'planId', 'addonId', 'annual', 'renewal'] as const satisfies readonly (keyof NewMappingValues)[]

const common = {
  siteType: z.string(),
  siteOption: z.string().min(1, SELECT_SITE_OPTION),
  annual: amountField(ENTER_ANNUAL_AMOUNT),
  renewal: amountField(ENTER_RENEWAL_AMOUNT),
  note: z.string().trim(),
}

/** Note and site type are not required. */
export const newMappingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PLAN'), planId: z.string().min(1, SELECT_SITE_OPTION), addonId: z.string(), ...common }),
  z.object({ kind: z.literal('ADDONS'), planId: z.string(), addonId: z.string().min(1, SELECT_ADDON), ...common }),
])

/** The plan or the add-on that was chosen. */
export type Chosen = { readonly type: 'PLAN'; readonly plan: Plan } | { readonly type: 'ADDONS'; readonly addon: PlatformService }

const chosenFields = (chosen: Chosen) =>
  chosen.type === 'PLAN'
    ? {
        serviceId: chosen.plan.planId,
        serviceName: chosen.plan.planName,
        planId: chosen.plan.planId,
        planName: chosen.plan.planName,
        siteType: chosen.plan.siteType,
      }
    : {
        serviceId: chosen.addon.serviceId,
        serviceName: chosen.addon.serviceName ?? chosen.addon.serviceId,
        planId: null,
        planName: null,
        siteType: ADDON_SITE_TYPE,
      }

/** What is sent for a new mapping: the record without what the platform gives it. Amounts in minor units. */
export const newMapping = (
  partner: Pick<Partner, 'siteId' | 'username'>,
  chosen: Chosen,
  { siteOption, annual, renewal, note }: NewMappingValues,
): CreateUserServiceMappingMutationVariables['input'] => ({
  ...chosenFields(chosen),
  siteId: partner.siteId ?? MASTER_SITE_ID,
  userId: partner.username,
  type: chosen.type,
  boardingAmount: parseMoney(annual) ?? 0,
  renewalAmount: parseMoney(renewal) ?? 0,
  siteOptions: siteOption,
  note: note === '' ? null : note,
})
