import { MASTER_PLACEHOLDERS, type TemplateType } from './template.ts'

/** What every campaign sends, literally. */
export const CAMPAIGN_DEFAULTS = {
  countryCode: '91',
  language: 'eng',
  ProductType: 'BOOKING_RESTAURANT',
  sendingStatus: 'PENDING',
  /** Where the template has no subject. */
  subject: 'Test',
} as const

/** How many messages are queued by one call. */
export const MESSAGES_A_BATCH = 15

/** The site type of the audience until another is chosen. */
export const DEFAULT_AUDIENCE_SITE_TYPE = 'O2OCommerce'

/** This many sites are asked for at once. */
export const AUDIENCE_FETCH = 700

/** A message with an image is MEDIA. */
export const messageTypeOf = (imageUrl: string | null): 'MEDIA' | 'TEXT' => (imageUrl === null ? 'TEXT' : 'MEDIA')

/** The state of delivery in a campaign's record. */
interface Delivery {
  readonly sendingStatus: string | null
  readonly total: number | null
  readonly sent: number | null
  readonly failed: number | null
}

/** The part of the messages that were delivered or failed, from 0 to 1; null once the campaign has ended. */
export const deliveryProgress = ({ sendingStatus, total, sent, failed }: Delivery): number | null => {
  const done = ((sent ?? 0) + (failed ?? 0)) / Math.max(1, total ?? 0)
  return done >= 1 || sendingStatus === 'COMPLETED' || sendingStatus === 'FAILED' ? null : done
}

/** Who gets a message of a campaign: what the audience knows of a site. */
export interface CampaignRecipient {
  readonly fqdn: string
  /** Without the country's code; empty where the channel is email and there is none. */
  readonly mob: string
  readonly countryCode: string
  readonly email: string | null
  readonly companyName: string | null
  readonly custName: string | null
  readonly sitePlan: string | null
  readonly userName: string | null
}

/**
 * A text for one recipient: tokens become what the audience knows. What it does not know (a balance, the last visit, a name that is missing) stays for the
 * platform to fill. One pass, so that what a site is called is never taken for a token.
 */
export const filledText = (text: string, recipient: CampaignRecipient): string => {
  const known = knownTexts(recipient)
  return text.replaceAll(KNOWN_TOKENS, (token) => known[token] || token)
}

/** The tokens of a text for which the audience knows nothing of a recipient, each once: they are left for the platform. */
export const emptyTokens = (text: string, recipient: CampaignRecipient): readonly string[] => {
  const known = knownTexts(recipient)
  return [...new Set(text.match(KNOWN_TOKENS) ?? [])].filter((token) => !known[token])
}

/** What people call the master placeholders of a text for which nothing is known of a recipient, each once. */
export const unfilledLabels = (text: string, recipient: CampaignRecipient): readonly string[] => {
  const known = knownTexts(recipient)
  return MASTER_PLACEHOLDERS.filter(({ token }) => text.includes(token) && !known[token]).map(({ label }) => label)
}

const KNOWN_TOKENS = /_(?:companyName|custName|fqdn|sitePlan|user_name|email)_/g

const knownTexts = (recipient: CampaignRecipient): Readonly<Record<string, string | null>> => ({
  _companyName_: recipient.companyName,
  _custName_: recipient.custName,
  _fqdn_: recipient.fqdn,
  _sitePlan_: recipient.sitePlan,
  _user_name_: recipient.userName,
  _email_: recipient.email,
})

/** How one campaign's status looks: PENDING red, COMPLETED green, any other orange. */
export const campaignTone = (status: string | null | undefined): 'danger' | 'success' | 'warning' =>
  status === 'PENDING' ? 'danger' : status === 'COMPLETED' ? 'success' : 'warning'

/** The channels of a campaign with the values of the radio group. */
export const CAMPAIGN_CHANNELS = [
  { value: '1', type: 'WHATSAPP', label: 'Whatsapp' },
  { value: '2', type: 'EMAIL', label: 'Email' },
] as const satisfies readonly { readonly value: string; readonly type: TemplateType; readonly label: string }[]
