import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useRead } from '#data/platform/use-read.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { EditedRecord } from '../form/edited-record.tsx'
import { useRecordList } from '../form/use-record-list.ts'
import { NO_PLAN_CHOSEN, PLANS_FAILED } from '../messages.ts'
import { PlanPage } from './plan-page.tsx'
import { carriedPlan, planIdOf, plansOf } from './plan-record.ts'

/** The screen Edit Subscription: the plan named in the address, else the one that the list carried here. */
const EditSubscriptionRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const carried = useMemo(() => carriedPlan(state), [state])
  const list = useRecordList(useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }), plansOf)
  return (
    <EditedRecord
      parameter="plan"
      carried={carried}
      list={list}
      idOf={planIdOf}
      listPath="/subscription-plan"
      noneChosen={NO_PLAN_CHOSEN}
      notFound="There is no such plan"
      loadFailed={PLANS_FAILED}
    >
      {(plan, isFresh) => <PlanPage use="edit" plan={plan} isReadOnly={!isFresh} />}
    </EditedRecord>
  )
}

export default EditSubscriptionRoute
