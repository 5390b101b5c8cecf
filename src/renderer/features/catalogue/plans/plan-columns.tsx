import { CellLink } from '#components/data-table/cell-link.tsx'
import { type Column, cutText } from '#components/data-table/column.ts'
import { type Plan, rateOf } from '#data/catalogue/plan.ts'
import { PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { KIND_COLUMNS, STATUS_COLUMN } from '../list/kind-columns.ts'

const LONGEST_NAME = 28

/** The columns, in order; the name leads to the plan's services, the actions at the row's end are the table's own. */
export const planColumns = (onDetails: (plan: Plan) => void): readonly Column<Plan>[] => [
  {
    id: 'name',
    title: 'Plan name',
    kind: 'text',
    value: ({ planName }) => planName,
    interactive: true,
    render: (plan) => (
      <CellLink label={`Services of ${plan.planName}`} title={plan.planName} onClick={() => onDetails(plan)}>
        {cutText(plan.planName, LONGEST_NAME)}
      </CellLink>
    ),
    width: 200,
    fixed: true,
  },
  ...KIND_COLUMNS,
  ...PRICED_MODELS.map(
    ({ value, label }): Column<Plan> => ({
      id: value,
      title: label,
      kind: 'money',
      value: (plan) => rateOf(plan, value)?.amount ?? null,
      text: (plan) => {
        const rate = rateOf(plan, value)
        return rate === null ? '' : formatMoney(rate.amount, rate.currency)
      },
      width: 110,
    }),
  ),
  STATUS_COLUMN,
]

const ignore = (): void => undefined

/** The same columns for the address, which only asks for their names. */
export const PLAN_COLUMN_NAMES = planColumns(ignore)
