import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { TicketDiagonalRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { BoxedTable } from '#components/data-table/boxed-table.tsx'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import type { BadgeTone, Column } from '#components/data-table/column.ts'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import { DateInput } from '#components/date-input/date-input.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { amountProblem } from '#components/money/amount.ts'
import { AmountInput } from '#components/typed-value/amount-input.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import { useSave } from '#data/saving/use-save.ts'
import { UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { planStanding } from '#shared/domain/plans/plan-standing.ts'
import { endsBeforeStart } from '#shared/domain/service-period.ts'
import { chargingModelWords } from '#shared/domain/text/code-words.ts'
import { BILLING_STATUS_OPTIONS, CHARGING_MODEL_OPTIONS } from '../billing-terms.ts'
import { END_BEFORE_START, ENTER_RATE, PLAN_UPDATED, RENEW } from '../messages.ts'
import { type PartnerPrices, partnerPriceOf, planMappingOf } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'
import { type PartnerRate, type PlanDraft, planChanges, planDraftOf, planProblem, withPeriod } from './plan-draft.ts'
import { PLAN_READS, reasonOf, savePlan } from './save-plan.ts'

const planId = (plan: Plan): string => plan.planId
const planLabel = ({ planName }: Plan): string => planName
const PRICES_FAILED = "The partner's prices are not loaded."

interface PlanTableProps {
  readonly site: PaymentSite
  readonly plans: readonly Plan[]
  /** The site has a SITE service, which keeps the dates of its plan. */
  readonly hasSiteService: boolean
  readonly prices: PartnerPrices
  readonly onView: (plan: Plan) => void
  readonly onRenew: () => void
}

export const PlanTable = ({ site, plans, hasSiteService, prices, onView, onRenew }: PlanTableProps) => {
  const bridge = useBridge()
  const notify = useNotify()
  const refresh = useRefresh()
  const { gate, attempt: write } = useSave({
    sends: [UpdateSubscriptionPlanDocument],
    run: ({ plan, draft }: { readonly plan: Plan; readonly draft: PlanDraft }, send) => savePlan(bridge, send, site, plan, draft),
  })
  const today = useToday()
  const columns = useMemo(
    () => planColumns({ currency: site.currency, today, blocked: gate.reason, onView, onRenew }),
    [gate.reason, onRenew, onView, site.currency, today],
  )
  const inlineEdit = useMemo<InlineEdit<Plan, PlanDraft>>(() => {
    const arePricesKnown = prices.state === 'none' || prices.state === 'loaded'
    return {
      begin: (plan) => {
        const currency = plan.curr ?? site.currency
        return planDraftOf(plan, currency, hasSiteService && plan.masterService === SITE_SERVICE, partnerRateOf(plan, prices))
      },
      editor: planEditor,
      problem: (draft) => gate.reason ?? (arePricesKnown ? planProblem(draft) : PRICES_FAILED),
      changes: planChanges,
      isAskedByMain: (plan, draft) => parseMoney(draft.amount) !== plan.amount || draft.chargingModel !== plan.chargingModel,
      save: async (plan, draft) => {
        const failure = await write({ plan, draft }).then(() => null, reasonOf)
        refresh(PLAN_READS)
        if (failure === null) notify.success(PLAN_UPDATED, plan.planName)
        else notify.error(failure, plan.planName)
        return failure
      },
    }
  }, [gate.reason, hasSiteService, notify, prices, refresh, site, write])
  return (
    <BoxedTable
      mostHeight="320px"
      label="Plans of this site"
      rows={plans}
      columns={columns}
      rowId={planId}
      rowLabel={planLabel}
      inlineEdit={inlineEdit}
      emptyState={<EmptyState icon={TicketDiagonalRegular} title="This site has no plan yet" explanation="Add a subscription plan to bill the site by it." />}
    />
  )
}

const partnerRateOf = (plan: Plan, prices: PartnerPrices): PartnerRate => {
  if (prices.state !== 'loaded') return prices.state === 'none' ? 'no-partner' : 'unknown'
  return partnerPriceOf(planMappingOf(prices.mappings, plan.planName), 'renewal', prices.currency)
}

const TONES: Readonly<Record<string, BadgeTone>> = { ACTIVE: 'success', TRIAL: 'warning', FREE: 'brand' }

interface ColumnOptions extends Pick<PlanTableProps, 'onView' | 'onRenew'> {
  readonly currency: string
  /** Unix seconds. */
  readonly today: number
  /** Why nothing can be changed now; null when it can. */
  readonly blocked: string | null
}

const planColumns = ({ currency, today, blocked, onView, onRenew }: ColumnOptions): readonly Column<Plan>[] => [
  { id: 'name', title: 'Plan name', kind: 'text', value: ({ planName }) => planName, width: 190, fixed: true },
  {
    id: 'amount',
    title: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount,
    text: ({ amount, curr }) => (amount === null ? '' : formatMoney(amount, curr ?? currency)),
    width: 140,
  },
  {
    id: 'model',
    title: 'Charging model',
    kind: 'text',
    value: ({ chargingModel }) => chargingModel,
    text: ({ chargingModel }) => chargingModelWords(chargingModel),
    width: 130,
  },
  {
    id: 'status',
    title: 'Billing status',
    kind: 'badge',
    value: ({ status }) => status,
    text: ({ status, endDate }) => planStanding(status, endDate, today).text,
    tone: ({ status, endDate }) => (planStanding(status, endDate, today).isOver ? 'danger' : (TONES[status ?? ''] ?? 'neutral')),
    width: 130,
  },
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
    width: 80,
  },
  {
    id: 'renew',
    title: RENEW,
    kind: 'text',
    value: () => null,
    text: () => '',
    sortable: false,
    interactive: true,
    render: (plan) => (
      <CellLink label={`Renew ${plan.planName}`} refusal={blocked} onClick={onRenew}>
        {RENEW}
      </CellLink>
    ),
    width: 76,
  },
]

/** What is wrong with a value, at its control. */
const wrong = (problem: string | null) => (problem === null ? {} : { 'aria-invalid': true, title: problem })

// A control is as wide as its cell, whatever it would like to be.
const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%' },
  currency: { color: tokens.colorNeutralForeground3 },
  // In the middle of the row's line, as the text fields are.
  choice: { display: 'inline-flex', verticalAlign: 'middle', minWidth: 0, width: '100%' },
})

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly FieldOption[]
  readonly onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => {
  const { choice } = useStyles()
  return (
    <Select size="small" aria-label={label} value={value} root={{ className: choice }} onChange={(_, data) => onChoose(data.value)}>
      {options.some((option) => option.value === value) || <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

const Amount = ({ draft, onType }: { readonly draft: PlanDraft; readonly onType: (typed: string) => void }) => {
  const { control, currency } = useStyles()
  return (
    <AmountInput
      size="small"
      aria-label="Amount"
      contentBefore={{ children: draft.currency, className: currency }}
      value={draft.amount}
      currencies={[draft.currency]}
      readOnly={draft.isAmountFixed}
      className={control}
      input={{ className: control }}
      onChange={onType}
      {...(draft.amountNote === null ? {} : { title: draft.amountNote })}
      {...(draft.isAmountFixed ? {} : wrong(amountProblem(draft.amount, ENTER_RATE)))}
    />
  )
}

const day = (label: string, value: string, problem: string | null, onChoose: (value: string) => void): ReactNode => (
  <DateInput size="small" aria-label={label} value={value} onChange={onChoose} {...wrong(problem)} />
)

/** The editor in one cell of a plan's row; null where the column stays as it is. */
const planEditor: InlineEdit<Plan, PlanDraft>['editor'] = (columnId, draft, change) => {
  switch (columnId) {
    case 'amount':
      return <Amount draft={draft} onType={(amount) => change({ amount })} />
    case 'model':
      return (
        <Choice
          label="Charging model"
          value={draft.chargingModel}
          options={CHARGING_MODEL_OPTIONS}
          onChoose={(chargingModel) => change(withPeriod(draft, { chargingModel }))}
        />
      )
    case 'status':
      return <Choice label="Billing status" value={draft.status} options={BILLING_STATUS_OPTIONS} onChoose={(status) => change({ status })} />
    case 'start':
      return draft.hasDates ? day('Start date', draft.startDate, null, (startDate) => change(withPeriod(draft, { startDate }))) : null
    case 'end': {
      const problem = endsBeforeStart(draft.startDate, draft.endDate) ? END_BEFORE_START : null
      return draft.hasDates ? day('End date', draft.endDate, problem, (endDate) => change({ endDate })) : null
    }
    default:
      return null
  }
}
