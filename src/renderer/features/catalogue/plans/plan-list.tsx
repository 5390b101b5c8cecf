import { TagMultipleRegular } from '@fluentui/react-icons'
import { cutText } from '#components/data-table/column.ts'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import { type Plan, rateOf } from '#data/catalogue/plan.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { MASTER_COLUMN, OPTION_COLUMN, optionTexts, STATUS_COLUMN, TYPE_COLUMN, typeTexts } from '../list/kind-columns.ts'
import { PLANS_FAILED, SUBSCRIPTION_PLAN } from '../messages.ts'
import { planNameOf } from './plan-record.ts'

/** Parameter of the address: the plan whose services are shown. */
export const DETAILS_PARAMETER = 'plan'

const LONGEST_NAME = 28

const priceColumn = ({ value: model, label }: (typeof PRICED_MODELS)[number]): ListColumn<Plan> => ({
  id: model,
  title: label,
  kind: 'money',
  value: (plan) => rateOf(plan, model)?.amount ?? null,
  text: (plan) => {
    const rate = rateOf(plan, model)
    return rate === null ? '' : formatMoney(rate.amount, rate.currency)
  },
  width: 110,
})

/** The plans, 50 a page; the name leads to the plan's services, the actions at the row's end are the table's own. */
export const PLAN_LIST = defineList<Plan>({
  id: 'plans',
  label: SUBSCRIPTION_PLAN,
  one: 'plan',
  many: 'plans',
  rowId: ({ planId }) => planId,
  rowLabel: planNameOf,
  search: {
    hint: 'Search plan, master service, site type, option',
    of: (plan) => [plan.planName, plan.masterService, ...typeTexts(plan), ...optionTexts(plan)],
  },
  columns: [
    {
      id: 'name',
      title: 'Plan name',
      kind: 'text',
      value: planNameOf,
      filter: { kind: 'text' },
      interactive: true,
      render: ({ planId, planName }) => (
        <ParameterLink parameter={DETAILS_PARAMETER} value={planId} label={`Services of ${planName}`} title={planName}>
          {cutText(planName, LONGEST_NAME)}
        </ParameterLink>
      ),
      width: 200,
      fixed: true,
    },
    MASTER_COLUMN,
    { ...TYPE_COLUMN, filter: { kind: 'text', of: typeTexts } },
    OPTION_COLUMN,
    ...PRICED_MODELS.map(priceColumn),
    STATUS_COLUMN,
  ],
  initial: { size: 50 },
  loadFailed: PLANS_FAILED,
  empty: { icon: TagMultipleRegular, title: 'There are no plans yet', explanation: 'Sites subscribe to plans. Plans you create appear here.' },
})
