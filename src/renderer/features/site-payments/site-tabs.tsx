import type { ListedSite } from '#data/sites/listed-site.ts'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { TabPanels } from '#patterns/record-page/tab-panels.tsx'
import { MANAGE_SUBSCRIPTION, ONE_TIME_SERVICES, RECURRING_SERVICES } from './messages.ts'
import { ExtraServiceList, OneTimePanel } from './one-time/one-time-panel.tsx'
import { usePaymentSite } from './payment-site.ts'
import { PlansPanel } from './plans/plans-panel.tsx'
import { RecurringPanel } from './recurring/recurring-panel.tsx'
import { TransactionsPanel } from './transactions/transactions-panel.tsx'
import { RechargeDialog } from './wallet/recharge-dialog.tsx'

interface SiteTabProps {
  readonly site: ListedSite
}

const SERVICES = [
  { id: 'subscription', title: MANAGE_SUBSCRIPTION },
  { id: 'recurring', title: RECURRING_SERVICES },
  { id: 'one-time', title: ONE_TIME_SERVICES },
] as const

/** What a site has and pays for, within its page. */
export const SiteServices = ({ site: listed }: SiteTabProps) => {
  const site = usePaymentSite(listed)
  return (
    <TabPanels
      label="Services and plans"
      parameter="services"
      tabs={SERVICES}
      leaving={`Your changes to ${site.domain} are not saved.`}
      panel={(tab) => {
        switch (tab) {
          case 'subscription':
            return <PlansPanel site={site} oneTimeServices={<ExtraServiceList site={site} />} />
          case 'recurring':
            return <RecurringPanel site={site} />
          case 'one-time':
            return <OneTimePanel site={site} />
        }
      }}
    />
  )
}

/** The wallet of a site, within its page. */
export const SiteWallet = ({ site: listed }: SiteTabProps) => {
  const site = usePaymentSite(listed)
  return (
    <>
      <SentBefore of={({ siteId }) => siteId === site.siteId} />
      <TransactionsPanel site={site} />
    </>
  )
}

/** The recharge of a site that no payment panel is open for. */
export const Recharge = ({ site, onClose }: { readonly site: ListedSite; readonly onClose: () => void }) => (
  <RechargeDialog site={usePaymentSite(site)} onClose={onClose} />
)
