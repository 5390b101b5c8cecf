import { COMM_CHANNELS, MESSAGING_SYSTEMS } from '#shared/domain/content/notification.ts'
import type { CommChannelConfigInput } from '../../generated/resolvers.ts'
import { requireOneOf, requireText } from '../argument-rules.ts'
import { requirePermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid } from '../errors.ts'

const MESSAGE_TYPES = ['MEDIA', 'TEXT']
const TELEPHONE_NUMBER = /^\+?\d{8,15}$/

/** A site's messaging is a part of its editor. */
export const requireMaySetUpMessaging = (caller: Caller): void => requirePermission(caller, { group: 'site', operation: 'edit_site' })

/** Single messages are sent with invoices, out of the Payment action. */
export const requireMaySendInvoices = (caller: Caller): void => requirePermission(caller, { group: 'editSite', operation: 'wallet_settings' })

/** What is sent of a provider's settings. */
interface ProviderFields {
  readonly system: string
  readonly phoneId?: string | null | undefined
  readonly productId?: string | null | undefined
  readonly token?: string | null | undefined
  readonly apiKey?: string | null | undefined
}

/** MAYTAPI needs phoneId, productId and token, the others the api key. */
export function requireValidProvider({ system, phoneId, productId, token, apiKey }: ProviderFields): void {
  requireOneOf(system, MESSAGING_SYSTEMS, 'SYSTEM')
  const needed = system === 'MAYTAPI' ? { PHONE_ID: phoneId, PRODUCT_ID: productId, TOKEN: token } : { API_KEY: apiKey }
  for (const [name, value] of Object.entries(needed)) if ((value ?? '').trim() === '') throw invalid(`${name}_REQUIRED`)
}

/** Every event once, with at least one known channel and one recipient. */
export function requireValidConfigs(configs: readonly CommChannelConfigInput[]): void {
  const codes = new Set<string>()
  for (const { code, commList, senderList } of configs) {
    requireText(code, 'CODE')
    if (codes.has(code)) throw invalid('EVENT_NAMED_TWICE')
    codes.add(code)
    if (commList.length === 0) throw invalid('EVENT_WITHOUT_CHANNEL')
    for (const channel of commList) requireOneOf(channel, COMM_CHANNELS, 'CHANNEL')
    if (senderList.length === 0) throw invalid('EVENT_WITHOUT_RECIPIENT')
  }
}

/** A message has a number with its prefix, and something to say; a MEDIA message a link. */
export function requireValidMessage(message: {
  readonly type: string
  readonly toNumber: string
  readonly content?: string | null | undefined
  readonly imageLink?: string | null | undefined
}): void {
  requireOneOf(message.type, MESSAGE_TYPES, 'TYPE')
  if (!TELEPHONE_NUMBER.test(message.toNumber)) throw invalid('NUMBER_NOT_VALID')
  if (message.type === 'MEDIA' && !URL.canParse(message.imageLink ?? '')) throw invalid('IMAGE_LINK_NOT_VALID')
  if (message.type === 'TEXT' && (message.content ?? '').trim() === '') throw invalid('CONTENT_MUST_NOT_BE_EMPTY')
}
