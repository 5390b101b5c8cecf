import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { messageTypeOf } from '#shared/domain/content/campaign.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { isDiallable, plainNumber, whatsAppNumber } from '#shared/domain/text.ts'
import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'
import { userOf } from './user-work.ts'

const NO_NUMBER = 'there is no phone number that a message could go to.'
const NO_PREFIX = 'its number has no country prefix, and the currency does not tell it.'
const INACTIVE = 'the user is inactive.'

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
    const number = user.mobile ?? ''
    if (!isDiallable(number)) return success({ inapplicable: NO_NUMBER })
    const currency = user.currency || DEFAULT_CURRENCY
    if (!plainNumber(number).startsWith('+') && !PREFIXED.includes(currency)) return success({ inapplicable: NO_PREFIX })
    const text = isRecord(to) ? (to['text'] ?? null) : null
    return success({ value: null, to: { toNumber: whatsAppNumber(plainNumber(number), currency), text } })
  }

  readonly call = ({ to }: WorkRow): RowCall => {
    const { toNumber = null, text = null } = isRecord(to) ? to : {}
    return { operation: 'SendWhatsApp', variables: { type: messageTypeOf(null), toNumber, content: text, imageLink: null } }
  }
}
