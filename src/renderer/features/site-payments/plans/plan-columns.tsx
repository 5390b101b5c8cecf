import { CellLink } from '#components/data-table/cell-link.tsx'
import type { BadgeTone, Column } from '#components/data-table/column.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'

const TONES: Readonly<Record<string, BadgeTone>> = { ACTIVE: 'success', TRIAL: 'warning', FREE: 'brand' }

/** The columns of a site's plans; the actions at the row's end are the table's own. */
export const planColumns = (currency: string, onView: (plan: Plan) => void): readonly Column<Plan>[] => [
  { id: 'name', title: 'Plan name', kind: 'text', value: ({ planName }) => planName, width: 190, fixed: true },
  {
    id: 'amount',
    title: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount,
    text: ({ amount, curr }) => (amount === null ? '' : formatMoney(amount, curr ?? currency)),
    width: 140,
  },
  { id: 'model', title: 'Charging model', kind: 'text', value: ({ chargingModel }) => chargingModel, text: modelText, width: 150 },
  { id: 'status', title: 'Billing status', kind: 'badge', value: ({ status }) => status, tone: ({ status }) => TONES[status ?? ''] ?? 'neutral', width: 130 },
  { id: 'start', title: 'Start', kind: 'date', value: ({ startDate }) => startDate, text: ({ startDate }) => formatDate(startDate), width: 150 },
  { id: 'end', title: 'End', kind: 'date', value: ({ endDate }) => endDate, text: ({ endDate }) => formatDate(endDate), width: 150 },
  {
    id: 'services',
    title: 'Services',
    kind: 'text',
    value: ({ services }) => services?.length ?? 0,
    text: () => '',
    sortable: false,
    interactive: true,
    render: (plan) => (
      <CellLink label={`View ${plan.planName}`} onClick={() => onView(plan)}>
        View
      </CellLink>
    ),
    width: 90,
  },
]

function modelText({ chargingModel }: Plan): string {
  return chargingModel?.replaceAll('_', ' ') ?? ''
}
