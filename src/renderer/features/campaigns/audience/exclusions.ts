import { type CampaignRecipient, emptyTokens } from '#shared/domain/content/campaign.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'
import { type AudienceSite, audienceSiteId, recipientOf } from './audience-site.ts'

/** Whom the user leaves out. */
export interface ExclusionRules {
  /** Who got a message of this user within so many days; 0: nobody for that. */
  readonly messagedWithin: number
  readonly inactive: boolean
  /** For whom a placeholder of the message has nothing. */
  readonly unfilled: boolean
}

/** Why a selected site does not get the message. The first that holds, in this order. */
export type Exclusion = 'no-contact' | 'inactive' | 'messaged' | 'unfilled' | 'same-contact'

/** One selected site, frozen when Send was pressed: what it gets, or why nothing. */
export interface PlannedRecipient {
  readonly site: AudienceSite
  readonly recipient: CampaignRecipient | null
  readonly exclusion: Exclusion | null
}

export interface AudiencePlan {
  readonly rows: readonly PlannedRecipient[]
  readonly recipients: readonly CampaignRecipient[]
  /** Sites that are left out, by why. */
  readonly leftOut: Readonly<Record<Exclusion, number>>
  /** Sites that a rule is about, whether it is on or not. */
  readonly concerned: Readonly<Record<'inactive' | 'messaged' | 'unfilled', number>>
  /** Tokens of the message that have nothing for somebody who gets it. */
  readonly emptyTokens: readonly string[]
}

interface PlanOptions {
  readonly channel: TemplateType
  /** Subject and text, with their placeholders. */
  readonly text: string
  readonly rules: ExclusionRules
  /** When a site got its last message of the channel, by its address, unix seconds. */
  readonly lastMessages: Readonly<Record<string, number>>
  /** Unix seconds. */
  readonly now: number
}

const DAY = 86_400

/** Two sites of one owner have one number: it is one recipient, however it is written. */
const contactOf = ({ countryCode, mob, email }: CampaignRecipient, channel: TemplateType): string =>
  channel === 'EMAIL' ? (email ?? '').trim().toLowerCase() : `${countryCode}${mob}`

/** Who of the selected sites gets a message, each number or address once. */
export const planAudience = (sites: readonly AudienceSite[], { channel, text, rules, lastMessages, now }: PlanOptions): AudiencePlan => {
  const contacts = new Set<string>()
  const leftOut: Record<Exclusion, number> = { 'no-contact': 0, inactive: 0, messaged: 0, unfilled: 0, 'same-contact': 0 }
  const concerned = { inactive: 0, messaged: 0, unfilled: 0 }
  const empty = new Set<string>()
  const within = rules.messagedWithin * DAY
  const rows = sites.map((site): PlannedRecipient => {
    const recipient = recipientOf(site, channel)
    if (recipient === null) {
      leftOut['no-contact'] += 1
      return { site, recipient: null, exclusion: 'no-contact' }
    }
    const missing = emptyTokens(text, recipient)
    const about = {
      inactive: site.enabled !== undefined && site.enabled !== true,
      messaged: within > 0 && now - (lastMessages[audienceSiteId(site)] ?? Number.NEGATIVE_INFINITY) < within,
      unfilled: missing.length > 0,
    }
    for (const rule of ['inactive', 'messaged', 'unfilled'] as const) if (about[rule]) concerned[rule] += 1
    const contact = contactOf(recipient, channel)
    const exclusion = exclusionOf(about, rules) ?? (contacts.has(contact) ? 'same-contact' : null)
    if (exclusion === null) {
      contacts.add(contact)
      for (const token of missing) empty.add(token)
    } else leftOut[exclusion] += 1
    return { site, recipient: exclusion === null ? recipient : null, exclusion }
  })
  const recipients = rows.flatMap(({ recipient }) => recipient ?? [])
  return { rows, recipients, leftOut, concerned, emptyTokens: [...empty] }
}

const exclusionOf = (about: AudiencePlan['concerned'] extends infer Rules ? { readonly [Rule in keyof Rules]: boolean } : never, rules: ExclusionRules) => {
  if (about.inactive && rules.inactive) return 'inactive'
  if (about.messaged) return 'messaged'
  return about.unfilled && rules.unfilled ? 'unfilled' : null
}
