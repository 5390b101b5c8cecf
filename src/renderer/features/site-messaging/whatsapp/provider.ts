import * as z from 'zod/mini'
import type { GetCustomWhatsappConfigQuery } from '#generated/graphql.ts'
import { MESSAGING_SYSTEMS } from '#shared/domain/content/notification.ts'
import * as messages from '../messages.ts'

/** A text field of a provider. */
export type ProviderField = 'phoneId' | 'productId' | 'token' | 'apiKey'

/** The form. `whatsapp` keeps its fields apart from those of the screen behind the dialog. What was typed for one system stays while another is looked at. */
export interface ProviderValues {
  whatsapp: { system: string } & Record<ProviderField, string>
}

/** The setting as it is stored and sent. */
export type Provider = { readonly system: string } & Readonly<Record<ProviderField, string | null>>

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

export const providerSchema = z.object({
  whatsapp: z.object({ system: text, phoneId: text, productId: text, token: text, apiKey: text }).check(({ value, issues }) => {
    if (!isSystem(value.system)) issues.push({ code: 'custom', path: ['system'], message: messages.SELECT_SYSTEM, input: value.system })
    for (const field of fieldsOf(value.system)) {
      if (value[field] === '') issues.push({ code: 'custom', path: [field], message: ENTER[field], input: '' })
    }
  }),
})

/** What the platform holds, null for nothing yet, as the setting is compared. */
export const storedProvider = (answer: GetCustomWhatsappConfigQuery): Provider | null => {
  const config = answer.getCustomWhatsappConfig
  if (config === null) return null
  const { system, phoneId, productId, token, apiKey } = config
  return { system: system ?? '', phoneId, productId, token, apiKey }
}

export const providerValues = (stored: Provider | null): ProviderValues => ({
  whatsapp: {
    system: stored?.system ?? '',
    phoneId: stored?.phoneId ?? '',
    productId: stored?.productId ?? '',
    token: stored?.token ?? '',
    apiKey: stored?.apiKey ?? '',
  },
})

/** What is sent: the fields of the chosen system. Credentials of another are not left lying on the platform. */
export const providerOf = ({ whatsapp }: ProviderValues): Provider => {
  const sent = (field: ProviderField): string | null => (fieldsOf(whatsapp.system).includes(field) ? whatsapp[field] : null)
  return { system: whatsapp.system, phoneId: sent('phoneId'), productId: sent('productId'), token: sent('token'), apiKey: sent('apiKey') }
}
