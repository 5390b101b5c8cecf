import { amountProblem } from '#components/money/amount.ts'
import type { UpdateUserServiceMappingMutationVariables } from '#generated/graphql.ts'
import { moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { ENTER_ANNUAL_AMOUNT, ENTER_RENEWAL_AMOUNT } from '../messages.ts'
import type { Mapping } from './mapping.ts'

/** The prices of a row while it is edited, in major units, as typed. */
export interface MappingDraft {
  readonly annual: string
  readonly renewal: string
}

const typed = (amount: number | null): string => (amount === null ? '' : moneyToDecimal(amount))

export const mappingDraftOf = ({ boardingAmount, renewalAmount }: Mapping): MappingDraft => ({ annual: typed(boardingAmount), renewal: typed(renewalAmount) })

/** What is wrong with the annual amount; null when nothing is. */
export const annualProblem = (text: string): string | null => amountProblem(text, ENTER_ANNUAL_AMOUNT)
/** What is wrong with the renewal amount; null when nothing is. */
export const renewalProblem = (text: string): string | null => amountProblem(text, ENTER_RENEWAL_AMOUNT)

/** Why a draft cannot be saved; null when it can. */
export const draftProblem = ({ annual, renewal }: MappingDraft): string | null => annualProblem(annual) ?? renewalProblem(renewal)

/** The draft's prices in minor units; null for what is none. */
const draftAmounts = ({ annual, renewal }: MappingDraft): Pick<Mapping, 'boardingAmount' | 'renewalAmount'> => ({
  boardingAmount: parseMoney(annual),
  renewalAmount: parseMoney(renewal),
})

/** What is sent for a changed row: the row with its id, but not its type. */
export const updateVariables = ({ type: _type, ...row }: Mapping, draft: MappingDraft): UpdateUserServiceMappingMutationVariables => ({
  input: { ...row, ...draftAmounts(draft) },
})
