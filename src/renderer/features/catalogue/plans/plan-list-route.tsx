import { DeleteRegular, EditRegular, TextBulletListSquareRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { DeleteSubscriptionPlanDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { newestFirst } from '#shared/domain/date.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { useDeleting } from '../list/use-deleting.ts'
import { CREATE_SUBSCRIPTION, DELETE_UNDER_WAY, SURE_TO_DELETE } from '../messages.ts'
import { DETAILS_PARAMETER, PLAN_LIST } from './plan-list.tsx'
import { editPlanPath, editPlanState, findPlan, PLAN_LISTS } from './plan-record.ts'

const PlanDetailsDialog = lazy(async () => ({ default: (await import('./plan-details-dialog.tsx')).PlanDetailsDialog }))

const CREATE = { to: '/create-subscription', label: CREATE_SUBSCRIPTION }

/** The screen Subscription Plan: the plans that sites subscribe to, newest first. */
const PlanListRoute = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const { data, error, isFetching, refetch } = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const plans = useMemo(() => data && newestFirst(data.getSubscriptionPlansBySiteId), [data])
  const [shownId, setShownId] = useAddressParameter(DETAILS_PARAMETER)
  const shown = shownId === null ? undefined : plans?.find(({ planId }) => planId === shownId)
  const closeDetails = useCallback(() => setShownId(null, 'replace'), [setShownId])
  const { busy, remove } = useDeleting(PLAN_LISTS)

  const showDetails = useCallback(({ planId }: Plan) => setShownId(planId, 'push'), [setShownId])
  const edit = useCallback((plan: Plan) => void navigate(editPlanPath(plan), { state: editPlanState(plan) }), [navigate])
  const rowActions = useCallback(
    (plan: Plan): readonly RowAction[] => {
      const { siteId, planId, planName } = plan
      const blocked = gate.reason ?? (busy.size > 0 ? DELETE_UNDER_WAY : null)
      return [
        { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(plan) },
        { id: 'details', label: 'Services', icon: <TextBulletListSquareRegular />, onSelect: () => showDetails(plan) },
        {
          id: 'delete',
          label: 'Delete',
          icon: <DeleteRegular />,
          divided: true,
          destructive: true,
          confirm: { question: SURE_TO_DELETE, detail: `The plan ${planName}. Sites that have it keep it.`, confirmLabel: 'Delete' },
          onSelect: () =>
            remove({
              id: planId,
              name: planName,
              work: async (send) => (await send(DeleteSubscriptionPlanDocument, { siteId, planId })).deleteSubscriptionPlan !== null,
              isGone: async () => (await findPlan(bridge, planId)) === undefined,
            }),
          ...(blocked === null ? {} : { disabledReason: blocked }),
        },
      ]
    },
    [bridge, busy, edit, gate.reason, remove, showDetails],
  )

  return (
    <>
      <ListPage
        list={PLAN_LIST}
        read={{ rows: plans, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={edit}
        rowActions={rowActions}
        create={CREATE}
      />
      <Suspense fallback={null}>{shown !== undefined && <PlanDetailsDialog key={shown.planId} plan={shown} onClose={closeDetails} />}</Suspense>
    </>
  )
}

export default PlanListRoute
