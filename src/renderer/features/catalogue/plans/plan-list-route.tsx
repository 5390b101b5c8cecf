import { TagMultipleRegular, TextBulletListSquareRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { cutText } from '#components/data-table/column.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import { type Plan, rateOf } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { DeleteSubscriptionPlanDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { newestFirst } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { MASTER_COLUMN, OPTION_COLUMN, optionTexts, STATUS_COLUMN, TYPE_COLUMN, typeTexts } from '../kind/kind-columns.ts'
import { CREATE_SUBSCRIPTION, PLANS_FAILED, SUBSCRIPTION_PLAN } from '../messages.ts'
import { type RowActions, useRowActions } from '../use-row-actions.tsx'
import { findPlan, PLAN_LISTS } from './plan-form.ts'

const PlanDetailsDialog = lazyPart(async () => (await import('./plan-details-dialog.tsx')).PlanDetailsDialog)

/** Parameter of the address: the plan whose services are shown. */
const DETAILS_PARAMETER = 'plan'

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

const LIST = defineList<Plan>({
  id: 'plans',
  reads: GetSubscriptionPlansBySiteIdDocument,
  label: SUBSCRIPTION_PLAN,
  one: 'plan',
  many: 'plans',
  rowId: ({ planId }) => planId,
  rowLabel: ({ planName }) => planName,
  record: 'plan',
  search: {
    hint: 'Search plan, master service, site type, option',
    of: (plan) => [plan.planName, plan.masterService, ...typeTexts(plan), ...optionTexts(plan)],
  },
  columns: [
    {
      id: 'name',
      title: 'Plan name',
      kind: 'text',
      value: ({ planName }) => planName,
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

const CREATE = { to: '/create-subscription', label: CREATE_SUBSCRIPTION }

const ACTIONS: RowActions<Plan> = {
  list: LIST,
  editor: { path: '/edit-subscription', name: 'plan' },
  own: { id: 'details', label: 'Services', icon: <TextBulletListSquareRegular />, parameter: DETAILS_PARAMETER },
  sends: DeleteSubscriptionPlanDocument,
  remove: async ({ siteId, planId }, send) => (await send(DeleteSubscriptionPlanDocument, { siteId, planId })).deleteSubscriptionPlan !== null,
  isGone: async (bridge, id) => (await findPlan(bridge, id)) === undefined,
  invalidates: PLAN_LISTS,
}

const PlanListRoute = () => {
  const { data, error, isFetching, refetch } = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const plans = useMemo(() => data && newestFirst(data.getSubscriptionPlansBySiteId), [data])
  const { opened, close, edit, rowActions } = useRowActions(ACTIONS, plans)
  return (
    <>
      <ListPage
        list={LIST}
        read={{ rows: plans, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={edit}
        rowActions={rowActions}
        create={CREATE}
      />
      {opened !== undefined && <PlanDetailsDialog key={opened.planId} plan={opened} onClose={close} />}
    </>
  )
}

export default PlanListRoute
