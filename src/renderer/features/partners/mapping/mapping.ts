import { amountProblem } from '#components/money/amount.ts'
import type { GetUserServiceMappingQuery, UpdateUserServiceMappingMutationVariables } from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import type { Merged, RecordField } from '#patterns/edit-review/three-way.ts'
import type { ChangeAbout, RecordUndo } from '#shared/bridge/activity.ts'
import { keptText } from '#shared/domain/activity/sent-changes.ts'
import { formatMoney, moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { ENTER_ANNUAL_AMOUNT, ENTER_RENEWAL_AMOUNT } from '../messages.ts'

/** What a partner pays for a plan or an add-on. Amounts in minor units. */
export type Mapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]

/** The tabs, in order, by the word for each in the address. */
export const MAPPING_TABS = [
  { id: 'plans', title: 'PLANS', type: 'PLAN' },
  { id: 'addons', title: 'ADDONS', type: 'ADDONS' },
] as const

export type MappingTab = (typeof MAPPING_TABS)[number]['id']
export type MappingType = (typeof MAPPING_TABS)[number]['type']

/** The tab that an address names; the first where it names none of them. */
export const mappingTabOf = (text: string | null): MappingTab => MAPPING_TABS.find(({ id }) => id === text)?.id ?? 'plans'

export const mappingsOf = (mappings: readonly Mapping[], tab: MappingTab): readonly Mapping[] => {
  const wanted = MAPPING_TABS.find(({ id }) => id === tab)?.type
  return mappings.filter(({ type }) => type === wanted)
}

export const mappingName = ({ serviceName, planName, serviceId }: Mapping): string => serviceName || planName || serviceId

/** The prices of a row while it is edited, in major units, as typed. */
export interface MappingDraft {
  readonly annual: string
  readonly renewal: string
}

const typed = (amount: number | null): string => (amount === null ? '' : moneyToDecimal(amount))

export const mappingDraftOf = ({ boardingAmount, renewalAmount }: Mapping): MappingDraft => ({ annual: typed(boardingAmount), renewal: typed(renewalAmount) })

/** A price as it is reviewed. `currencyOf`: what the amounts of a draft are in. */
const priceField = <Draft extends MappingDraft>(id: keyof MappingDraft, label: string, currencyOf: (draft: Draft) => string): RecordField<Draft> => ({
  id,
  section: 'Prices',
  label,
  text: (draft) => {
    const amount = parseMoney(draft[id])
    return amount === null ? '' : formatMoney(amount, currencyOf(draft))
  },
  take: (draft, from) => ({ ...draft, [id]: from[id] }),
})

export const priceFields = <Draft extends MappingDraft>(currencyOf: (draft: Draft) => string): readonly RecordField<Draft>[] => [
  priceField('annual', 'Annual', currencyOf),
  priceField('renewal', 'Renewal', currencyOf),
]

/** Changed prices for the record of what was sent, each with the service that it is of. */
export const aboutPrices = <Draft extends MappingDraft>(
  mapping: Mapping,
  fields: readonly RecordField<Draft>[],
  before: Draft,
  { values, changed }: Merged<Draft>,
): ChangeAbout => ({
  fields: fields
    .filter(({ id }) => changed.includes(id))
    .map(({ label, text }) => ({ field: keptText(`${mappingName(mapping)}, ${label}`), from: text(before), to: text(values) })),
})

/** What takes changed prices back, each as it will be read: 4321 is 4321.00 then. */
export const priceUndo = (userId: string, before: Mapping, { values, changed }: Merged<MappingDraft>): RecordUndo | undefined =>
  plainUndo({ sort: 'partner-price', id: before.id, of: userId }, mappingDraftOf(before), { values: mappingDraftOf(withPrices(before, values)), changed })

/** What is wrong with each price; null when nothing is. */
export const draftProblems = ({ annual, renewal }: MappingDraft): Readonly<Record<keyof MappingDraft, string | null>> => ({
  annual: amountProblem(annual, ENTER_ANNUAL_AMOUNT),
  renewal: amountProblem(renewal, ENTER_RENEWAL_AMOUNT),
})

/** Why a draft cannot be saved; null when it can. */
export const draftProblem = (draft: MappingDraft): string | null => {
  const { annual, renewal } = draftProblems(draft)
  return annual ?? renewal
}

export const withPrices = <Row extends Partial<Mapping>>(row: Row, { annual, renewal }: MappingDraft) => ({
  ...row,
  boardingAmount: parseMoney(annual),
  renewalAmount: parseMoney(renewal),
})

/** What is sent for a changed row: the row with its id, but not its type. */
export const updateVariables = ({ type: _type, ...row }: Mapping, draft: MappingDraft): UpdateUserServiceMappingMutationVariables => ({
  input: withPrices(row, draft),
})
