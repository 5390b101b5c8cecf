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

/**
 * The question before a payment above a sum. The currency that the variables leave out is that of the site or partner.
 */
export const questionOfPayment = async (request: MoneyRequest, { charge }: MoneyRule, whoAsks: string, records: KnownRecords): Promise<Question> => {
  const { operation, siteId, amount } = request
  const named = operation === 'UpdateCPWallet' ? await ofPartner(siteId, records) : await lookedUpSite(records, { siteId })
  const currency = charge.currency ?? named.currency ?? request.currency
  return {
    message: `${questionName(request)} of ${formatMoney(amount, shown(currency, 10))} for ${named.name}?`,
    detail: sentences(named.facts, `${whoAsks} asks for a confirmation of payments of this amount.`),
    confirm: 'Send',
  }
}
