import * as z from 'zod'
import { amountField } from '#components/money/amount.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import type { CreateUserServiceMappingMutationVariables } from '#generated/graphql.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { platformOptionsOf } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, type SiteType } from '#shared/domain/site/site-type.ts'
import { ENTER_ANNUAL_AMOUNT, ENTER_RENEWAL_AMOUNT, SELECT_ADDON, SELECT_SITE_OPTION } from '../../messages.ts'
import type { Partner } from '../../partner.ts'
import type { MappingType } from '../mapping.ts'

export const KIND_OPTIONS = [
  { value: 'PLAN', label: 'Plan' },
  { value: 'ADDONS', label: 'Addons' },
] as const satisfies readonly { readonly value: MappingType; readonly label: string }[]

/** What add-ons are for. */
export const ADDON_SITE_TYPE: SiteType = 'O2OCommerce'

const everyOption = new Map(SITE_TYPES.flatMap(({ value }) => platformOptionsOf(value)).map((option) => [option.value, option]))

/** The options of the catalogue: those of every site type for plans, each once; those of their site type for add-ons. */
export const SITE_OPTIONS = { PLAN: [...everyOption.values()], ADDONS: platformOptionsOf(ADDON_SITE_TYPE) }

/** What the dialog holds; empty texts for what is not chosen or typed. */
export interface NewMappingValues {
  readonly kind: MappingType
  /** Fixed. */
  readonly siteType: string
  readonly siteOption: string
  /** Of a plan or an add-on. */
  readonly serviceId: string
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
  serviceId: '',
  annual: '',
  renewal: '',
  note: '',
}

/** The fields in their order on screen. */
export const MAPPING_FIELDS = ['siteOption', 'serviceId', 'annual', 'renewal'] as const satisfies readonly (keyof NewMappingValues)[]

const shapeOf = (serviceMissing: string) => ({
  siteType: z.string(),
  siteOption: z.string().min(1, SELECT_SITE_OPTION),
  serviceId: z.string().min(1, serviceMissing),
  annual: amountField(ENTER_ANNUAL_AMOUNT),
  renewal: amountField(ENTER_RENEWAL_AMOUNT),
  note: z.string().trim(),
})

/** Note and site type are not required. */
export const newMappingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PLAN'), ...shapeOf(SELECT_SITE_OPTION) }),
  z.object({ kind: z.literal('ADDONS'), ...shapeOf(SELECT_ADDON) }),
])

type MappingInput = CreateUserServiceMappingMutationVariables['input']

export type Offer = Pick<MappingInput, 'serviceName' | 'planId' | 'planName' | 'siteType'> & { readonly serviceId: string }

/** Active plans for a site option. */
export const planOffers = (plans: readonly Plan[], siteOption: string): readonly Offer[] =>
  plans.filter(({ platform, status }) => platform === siteOption && status === 'ACTIVE').map(planOffer)

/** Active services to choose, of type PLAN, for a site type. BASIC ones are part of every plan. */
export const addonOffers = (services: readonly PlatformService[], siteType: string): readonly Offer[] =>
  services.filter((service) => service.serviceType === 'PLAN' && service.siteType === siteType && service.status === 'ACTIVE').map(addonOffer)

const planOffer = ({ planId, planName, siteType }: Plan): Offer => ({ serviceId: planId, serviceName: planName, planId, planName, siteType })

const addonOffer = ({ serviceId, serviceName, siteType }: PlatformService): Offer => ({
  serviceId,
  serviceName: serviceName ?? serviceId,
  planId: null,
  planName: null,
  siteType,
})

/** What is sent for a new mapping: the record without what the platform gives it. Amounts in minor units. */
export const newMapping = (
  partner: Pick<Partner, 'siteId' | 'username'>,
  offer: Offer,
  { kind, siteOption, annual, renewal, note }: NewMappingValues,
): MappingInput => ({
  ...offer,
  siteId: partner.siteId ?? MASTER_SITE_ID,
  userId: partner.username,
  type: kind,
  boardingAmount: parseMoney(annual) ?? 0,
  renewalAmount: parseMoney(renewal) ?? 0,
  siteOptions: siteOption,
  note: note === '' ? null : note,
})
