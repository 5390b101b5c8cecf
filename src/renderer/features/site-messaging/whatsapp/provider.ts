import * as z from 'zod/mini'
import type { GetCustomWhatsappConfigQuery, UpdateCustomWhatsappConfigMutationVariables } from '#generated/graphql.ts'
import type { RecordField } from '#patterns/edit-review/three-way.ts'
import { MESSAGING_SYSTEMS } from '#shared/domain/content/notification.ts'
import * as messages from '../messages.ts'

export type ProviderField = 'phoneId' | 'productId' | 'token' | 'apiKey'

type Provider = { system: string } & Record<ProviderField, string>

/**
 * The form. `whatsapp` keeps its fields apart from those of the screen behind the dialog. The values of one system
 * stay while another is chosen.
 */
export interface ProviderValues {
  whatsapp: Provider
}

/** The form of the provider settings, which may be open beside the other one. */
export interface SettingValues {
  whatsappSetting: Provider
}

/** The fields that a system needs, in the order on screen; none while no system is chosen. */
export const fieldsOf = (system: string): readonly ProviderField[] => {
  if (system === 'MAYTAPI') return ['phoneId', 'productId', 'token']
  return isSystem(system) ? ['apiKey'] : []
}

const isSystem = (system: string): boolean => (MESSAGING_SYSTEMS as readonly string[]).includes(system)

const ENTER: Readonly<Record<ProviderField, string>> = {
  phoneId: messages.ENTER_PHONE_ID,
  productId: messages.ENTER_PRODUCT_ID,
  token: messages.ENTER_TOKEN,
  apiKey: messages.ENTER_API_KEY,
}

const text = z.string().check(z.trim())

const provider = z.object({ system: text, phoneId: text, productId: text, token: text, apiKey: text }).check(({ value, issues }) => {
  if (!isSystem(value.system)) issues.push({ code: 'custom', path: ['system'], message: messages.SELECT_SYSTEM, input: value.system })
  for (const field of fieldsOf(value.system)) {
    if (value[field] === '') issues.push({ code: 'custom', path: [field], message: ENTER[field], input: '' })
  }
})

export const providerSchema = z.object({ whatsapp: provider })
export const settingSchema = z.object({ whatsappSetting: provider })

export const EMPTY_SETTING: SettingValues = { whatsappSetting: { system: '', phoneId: '', productId: '', token: '', apiKey: '' } }

/** What the form shows of the stored configuration: a site may have none yet. */
export const providerValues = ({ getCustomWhatsappConfig: stored }: GetCustomWhatsappConfigQuery): ProviderValues => ({
  whatsapp: {
    system: stored?.system ?? '',
    phoneId: stored?.phoneId ?? '',
    productId: stored?.productId ?? '',
    token: stored?.token ?? '',
    apiKey: stored?.apiKey ?? '',
  },
})

/** The values to send: those of the chosen system. Credentials of another do not stay on the platform. */
export const providerOf = ({ whatsapp }: ProviderValues): Omit<Required<UpdateCustomWhatsappConfigMutationVariables>, 'domain'> => {
  const sent = (field: ProviderField): string | null => (fieldsOf(whatsapp.system).includes(field) ? whatsapp[field] : null)
  return { system: whatsapp.system, phoneId: sent('phoneId'), productId: sent('productId'), token: sent('token'), apiKey: sent('apiKey') }
}

export const FIELD_TEXTS: Readonly<Record<ProviderField, { readonly label: string; readonly isSecret: boolean }>> = {
  phoneId: { label: 'Phone ID', isSecret: false },
  productId: { label: 'Product ID', isSecret: false },
  token: { label: 'Token', isSecret: true },
  apiKey: { label: 'API Key', isSecret: true },
}

/** Shown in the review in place of a secret. */
const HIDDEN = '\u2022'.repeat(8)

const sentText = (values: ProviderValues, field: ProviderField): string => providerOf(values)[field] ?? ''

/** The fields as they are reviewed and merged. A secret is compared, but never shown. */
export const PROVIDER_FIELDS: readonly RecordField<ProviderValues>[] = [
  {
    id: 'system',
    section: messages.WHATSAPP_CONFIG,
    label: 'System',
    text: ({ whatsapp }) => whatsapp.system,
    take: ({ whatsapp }, from) => ({ whatsapp: { ...whatsapp, system: from.whatsapp.system } }),
  },
  ...(['phoneId', 'productId', 'token', 'apiKey'] as const).map((field) => ({
    id: field,
    section: messages.WHATSAPP_CONFIG,
    label: FIELD_TEXTS[field].label,
    text: (values: ProviderValues) => (FIELD_TEXTS[field].isSecret && sentText(values, field) !== '' ? HIDDEN : sentText(values, field)),
    take: ({ whatsapp }: ProviderValues, from: ProviderValues) => ({ whatsapp: { ...whatsapp, [field]: from.whatsapp[field] } }),
    isSame: (one: ProviderValues, other: ProviderValues) => sentText(one, field) === sentText(other, field),
  })),
]

/** The rule that values mixed from both sides break; null if none. */
export const providerProblem = (values: ProviderValues): string | null => providerSchema.safeParse(values).error?.issues[0]?.message ?? null
