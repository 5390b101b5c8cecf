import { TicketDiagonalRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { BoxedTable } from '#components/data-table/boxed-table.tsx'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import type { BadgeTone, Column } from '#components/data-table/column.ts'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import { useSave } from '#data/saving/use-save.ts'
import { GetSiteConfigDocument, GetSitesAdminDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { PLAN_UPDATED } from '../messages.ts'
import { type PartnerPrices, partnerPriceOf, planMappingOf } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'
import { type PartnerRate, type PlanDraft, planDraftOf, planProblem } from './plan-draft.ts'
import { planEditor } from './plan-editors.tsx'
import { savePlan } from './save-plan.ts'

const planId = (plan: Plan): string => plan.planId
const planLabel = ({ planName }: Plan): string => planName
const TOUCHED = [GetSubscriptionPlansBySiteIdDocument, GetSiteConfigDocument, GetSitesAdminDocument]
const PRICES_FAILED = "The partner's prices are not loaded."

interface PlanTableProps {
  readonly site: PaymentSite
  readonly plans: readonly Plan[]
  /** The site has a SITE service, which keeps the dates of its plan. */
  readonly hasSiteService: boolean
  readonly prices: PartnerPrices
  readonly onView: (plan: Plan) => void
}

export const PlanTable = ({ site, plans, hasSiteService, prices, onView }: PlanTableProps) => {
  const bridge = useBridge()
  const notify = useNotify()
  const refresh = useRefresh()
  const { gate, attempt: write } = useSave({
    run: ({ plan, draft }: { readonly plan: Plan; readonly draft: PlanDraft }, send) => savePlan(bridge, send, site, plan, draft),
  })
  const columns = useMemo(() => planColumns(site.currency, onView), [onView, site.currency])
  const inlineEdit = useMemo<InlineEdit<Plan, PlanDraft>>(() => {
    const arePricesKnown = prices.state === 'none' || prices.state === 'loaded'
    return {
      begin: (plan) => {
        const currency = plan.curr ?? site.currency
        return planDraftOf(plan, currency, hasSiteService && plan.masterService === SITE_SERVICE, partnerRateOf(plan, prices))
      },
      editor: (columnId, draft, change) => planEditor(columnId, draft, change),
      problem: (draft) => gate.reason ?? (arePricesKnown ? planProblem(draft) : PRICES_FAILED),
      save: async (plan, draft) => {
        const failure = await write({ plan, draft }).then(() => null, reasonOf)
        refresh(TOUCHED)
        if (failure === null) notify.success(PLAN_UPDATED, plan.planName)
        else notify.error(failure, plan.planName)
        return failure
      },
    }
  }, [gate.reason, hasSiteService, notify, prices, refresh, site, write])
  return (
    // A site has few plans: header, foot and some rows, or what is there for none.
    <BoxedTable
      height="320px"
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

const reasonOf = (cause: unknown): string => readableServerMessage(asPlatformFailure(cause).message)

const partnerRateOf = (plan: Plan, prices: PartnerPrices): PartnerRate => {
  if (prices.state !== 'loaded') return prices.state === 'none' ? 'no-partner' : 'unknown'
  const mapping = planMappingOf(prices.mappings, plan.planName)
  return mapping === undefined ? null : partnerPriceOf(mapping, 'renewal', prices.currency)
}

const TONES: Readonly<Record<string, BadgeTone>> = { ACTIVE: 'success', TRIAL: 'warning', FREE: 'brand' }

const planColumns = (currency: string, onView: (plan: Plan) => void): readonly Column<Plan>[] => [
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
    text: ({ chargingModel }) => chargingModel?.replaceAll('_', ' ') ?? '',
    width: 150,
  },
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
