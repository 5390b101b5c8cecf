import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { LONGEST_BULK_TEXT } from '#shared/domain/bulk/record-changes.ts'
import { type CampaignRecipient, filledText, messageTypeOf, unfilledLabels } from '#shared/domain/content/campaign.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { dialledNumber } from '#shared/domain/text/phone-number.ts'
import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'
import { type StoredUser, userOf } from './user-work.ts'

const NO_NUMBER = 'there is no phone number that a message could go to.'
const NO_PREFIX = 'its number has no country prefix, and the currency does not tell it.'
const INACTIVE = 'the account is inactive.'
const TOO_LONG = 'the message is too long once the names are filled in.'

/** Currencies whose country a number without a prefix is of. Another one's would reach a stranger. */
const PREFIXED: readonly string[] = ['INR', 'GBP']

/** Sends a WhatsApp message to users, partners among them, at the number that each has when it is sent. */
export class MessageWork implements BulkWork {
  readonly cannotBeReadBack = true
  readonly #platform: Pick<PlatformClient, 'execute'>

  constructor(platform: Pick<PlatformClient, 'execute'>) {
    this.#platform = platform
  }

  readonly current = async ({ id, to }: WorkRow): Promise<Result<BulkCurrent>> => {
    const answer = await userOf(this.#platform, id)
    if (!answer.ok) return answer
    const user = answer.value
    if (user === null) return success({ missing: 'absent' })
    if (user.enabled !== true) return success({ inapplicable: INACTIVE })
    const origin = { country: user.address?.country, currency: user.currency || DEFAULT_CURRENCY }
    const number = dialledNumber(user.mobile, origin)
    if (number === null) return success({ inapplicable: NO_NUMBER })
    if (!hasOwnCountry(user.mobile) && !PREFIXED.includes(origin.currency)) return success({ inapplicable: NO_PREFIX })
    const { text: wanted = null, imageLink = null } = isRecord(to) ? to : {}
    const recipient = recipientOf(user)
    const unfilled = typeof wanted === 'string' ? unfilledLabels(wanted, recipient) : []
    if (unfilled.length > 0) return success({ inapplicable: `the message needs ${unfilled.join(' and ')}, which is not known of this account.` })
    const text = typeof wanted === 'string' ? filledText(wanted, recipient) : wanted
    if (typeof text === 'string' && text.length > LONGEST_BULK_TEXT) return success({ inapplicable: TOO_LONG })
    const message = { toNumber: number.number, text }
    return success({ value: null, to: imageLink === null ? message : { ...message, imageLink } })
  }

  readonly call = ({ to }: WorkRow): RowCall => {
    const { toNumber = null, text = null, imageLink = null } = isRecord(to) ? to : {}
    const image = typeof imageLink === 'string' ? imageLink : null
    return { operation: 'SendWhatsApp', variables: { type: messageTypeOf(image), toNumber, content: text, imageLink: image } }
  }
}

/** True if a number names its own country: it is read alike in every country. */
const hasOwnCountry = (mobile: string | null): boolean => dialledNumber(mobile, { country: 'IND' })?.number === dialledNumber(mobile, { country: 'UK' })?.number

/** What the placeholders of a message stand for: an account has no site, plan or balance. */
const recipientOf = ({ username, name, companyName, emailId }: StoredUser): CampaignRecipient => ({
  fqdn: '',
  mob: '',
  countryCode: '',
  email: emailId,
  companyName,
  custName: name,
  sitePlan: null,
  userName: username,
})
