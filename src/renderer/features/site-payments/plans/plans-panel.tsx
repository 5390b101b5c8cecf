import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { GetSiteConfigDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { PanelFailure, PanelSkeleton } from '#patterns/load-state/panel-state.tsx'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { ADD_SUBSCRIPTION_PLAN, ONE_TIME_SERVICES, PLANS_FAILED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { BalanceLine } from '../wallet/balance-line.tsx'
import { RechargeButton } from '../wallet/recharge-button.tsx'
import { PlanTable } from './plan-table.tsx'
import { SitePlanMode } from './site-plan-mode.tsx'
import { usePartnerPrices } from './use-partner-prices.ts'

const AddPlanDialog = lazy(async () => ({ default: (await import('./add-plan/add-plan-dialog.tsx')).AddPlanDialog }))
const AddServiceDialog = lazy(async () => ({ default: (await import('./add-service/add-service-dialog.tsx')).AddServiceDialog }))

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  section: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  add: { marginInlineStart: 'auto' },
  title: { margin: 0 },
})

export interface PlansPanelProps {
  readonly site: PaymentSite
  /** The part "One Time Services": what stands in it differs between the dialog and the step after creation. */
  readonly oneTimeServices: ReactNode
}

/** The tab Manage Subscription: balance and recharge, the site's plans, one-time services. */
export const PlansPanel = ({ site, oneTimeServices }: PlansPanelProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const { siteId, domain } = site
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId })
  const config = useRead(GetSiteConfigDocument, { domain })
  const prices = usePartnerPrices(site)
  const [isAdding, setAdding] = useState(false)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const sitePlans = plans.data?.getSubscriptionPlansBySiteId
  const viewed = sitePlans?.find(({ planId }) => planId === viewedId)

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <BalanceLine site={site} />
        <RechargeButton site={site} />
        <SitePlanMode />
        <Button
          className={styles.add}
          appearance="primary"
          icon={<AddRegular />}
          disabledFocusable={!gate.allowed || sitePlans === undefined}
          {...(gate.reason === null ? {} : { title: gate.reason })}
          onClick={() => setAdding(true)}
        >
          {ADD_SUBSCRIPTION_PLAN}
        </Button>
      </div>
      {sitePlans === undefined && plans.error === null && <PanelSkeleton label="Loading the plans" />}
      {sitePlans === undefined && plans.error !== null && <PanelFailure what={PLANS_FAILED} failure={plans.error} onRetry={() => void plans.refetch()} />}
      {sitePlans !== undefined && (
        <PlanTable
          site={site}
          plans={sitePlans}
          hasSiteService={config.data?.getSiteConfig?.siteServices?.some(({ serviceName }) => serviceName === SITE_SERVICE) === true}
          prices={prices}
          onView={({ planId }) => setViewedId(planId)}
        />
      )}
      <section className={styles.section}>
        <Subtitle2 as="h3" className={styles.title}>
          {ONE_TIME_SERVICES}
        </Subtitle2>
        {oneTimeServices}
      </section>
      <Suspense fallback={null}>
        {isAdding && sitePlans !== undefined && <AddPlanDialog site={site} sitePlans={sitePlans} prices={prices} onClose={() => setAdding(false)} />}
        {viewed !== undefined && <AddServiceDialog site={site} plan={viewed} prices={prices} onClose={() => setViewedId(null)} />}
      </Suspense>
    </div>
  )
}
