import type { MoneyRequest } from '#shared/bridge/money.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { questionName } from '../../money/money-request.ts'
import type { MoneyRule } from '../../money/money-rule.ts'
import { isFound, type KnownRecords } from '../known-records.ts'
import { type Question, sentences, shown } from '../question.ts'
import { lookedUpSite, type Named, userFacts, warningOf } from './write-question.ts'

const ofPartner = async (userName: string, records: KnownRecords): Promise<Named> => {
  const partner = await records.user(userName)
  if (!isFound(partner)) return { name: shown(userName), facts: sentences(warningOf(partner)) }
  const facts = sentences(`User name: ${shown(userName)}.`, userFacts(partner, roleLabel(partner.userRole ?? '')))
  return { name: shown(partner.companyName || partner.name || userName), facts, currency: partner.currency }
}

/** What the variables do not say of a payment is read on the platform: the amount of a booking, the currency of a site or partner. */
const priceOf = async ({ operation, siteId, amount, currency, variables }: MoneyRequest, { charge }: MoneyRule, named: Named, records: KnownRecords) => {
  if (operation !== 'GenerateTransactionId') return { amount, currency: charge.currency ?? named.currency ?? currency, warning: null }
  const booking = await records.booking(siteId, String(variables['id']))
  if (!isFound(booking)) return { amount, currency, warning: 'Warning: the platform does not list this booking among the newest of the site.' }
  return { amount: booking.amount ?? amount, currency: booking.currency ?? currency, warning: null }
}

/** The question before a payment above a sum. */
export const questionOfPayment = async (request: MoneyRequest, rule: MoneyRule, whoAsks: string, records: KnownRecords): Promise<Question> => {
  const { operation, siteId } = request
  const named = operation === 'UpdateCPWallet' ? await ofPartner(siteId, records) : await lookedUpSite(records, { siteId })
  const { amount, currency, warning } = await priceOf(request, rule, named, records)
  return {
    message: `${questionName(request)} of ${formatMoney(amount, shown(currency, 10))} for ${named.name}?`,
    detail: sentences(warning, named.facts, `${whoAsks} asks for a confirmation of payments of this amount.`),
    confirm: 'Send',
  }
}
