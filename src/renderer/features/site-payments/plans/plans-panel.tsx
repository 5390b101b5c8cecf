import { makeStyles, mergeClasses, Radio, RadioGroup, Subtitle2, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { ADD_SUBSCRIPTION_PLAN, NEW_SITE_EDIT, ONE_TIME_SERVICES, PLANS_FAILED, SITE_MIGRATE, SITE_PLAN_MODE } from '../messages.ts'
import { usePartnerPrices } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'
import { BalanceLine } from '../wallet/balance-line.tsx'
import { RechargeButton } from '../wallet/recharge-button.tsx'
import { PlanTable } from './plan-table.tsx'

const AddPlanDialog = lazyPart(async () => (await import('./add-plan-dialog.tsx')).AddPlanDialog)
const AddServiceDialog = lazyPart(async () => (await import('./add-service-dialog.tsx')).AddServiceDialog)
const RenewDialog = lazyPart(async () => (await import('../renewal/renew-dialog.tsx')).RenewDialog)

const useStyles = makeStyles({
  head: { gap: tokens.spacingHorizontalM },
  add: { marginInlineStart: 'auto' },
})

/** `oneTimeServices`: the part of that name, which differs between the dialog and the step after creation. */
export const PlansPanel = ({ site, oneTimeServices }: { readonly site: PaymentSite; readonly oneTimeServices: ReactNode }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const gate = useWriteGate()
  const { siteId, domain } = site
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId })
  const config = useRead(GetSiteConfigDocument, { domain })
  const prices = usePartnerPrices(site)
  const [isAdding, setAdding] = useState(false)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const [isRenewing, setRenewing] = useState(false)
  const renew = useCallback(() => setRenewing(true), [])
  const sitePlans = plans.data?.getSubscriptionPlansBySiteId
  const viewed = sitePlans?.find(({ planId }) => planId === viewedId)

  return (
    <div className={layout.stackL}>
      <div className={mergeClasses(layout.wrap, styles.head)}>
        <BalanceLine site={site} />
        <RechargeButton site={site} />
        <SitePlanMode />
        <ActionButton
          className={styles.add}
          appearance="primary"
          icon={<AddRegular />}
          reason={gate.reason}
          isDisabled={sitePlans === undefined}
          onClick={() => setAdding(true)}
        >
          {ADD_SUBSCRIPTION_PLAN}
        </ActionButton>
      </div>
      <LoadState read={plans} what={PLANS_FAILED} skeleton="Loading the plans">
        {({ getSubscriptionPlansBySiteId }) => (
          <PlanTable
            site={site}
            plans={getSubscriptionPlansBySiteId}
            hasSiteService={config.data?.getSiteConfig?.siteServices?.some(({ serviceName }) => serviceName === SITE_SERVICE) === true}
            prices={prices}
            onView={({ planId }) => setViewedId(planId)}
            onRenew={renew}
          />
        )}
      </LoadState>
      <section className={layout.stack}>
        <Subtitle2 as="h3" className={layout.noMargin}>
          {ONE_TIME_SERVICES}
        </Subtitle2>
        {oneTimeServices}
      </section>
      {isAdding && sitePlans !== undefined && <AddPlanDialog site={site} sitePlans={sitePlans} prices={prices} onClose={() => setAdding(false)} />}
      {viewed !== undefined && <AddServiceDialog site={site} plan={viewed} prices={prices} onClose={() => setViewedId(null)} />}
      {isRenewing && <RenewDialog site={site} onClose={() => setRenewing(false)} />}
    </div>
  )
}

/** How a plan comes to a site: shown, not changed here. */
const SitePlanMode = () => (
  <RadioGroup className={useLayoutStyles().noWrap} layout="horizontal" value={NEW_SITE_EDIT} disabled aria-label={SITE_PLAN_MODE}>
    <Radio value={NEW_SITE_EDIT} label={NEW_SITE_EDIT} />
    <Radio value={SITE_MIGRATE} label={SITE_MIGRATE} />
  </RadioGroup>
)
