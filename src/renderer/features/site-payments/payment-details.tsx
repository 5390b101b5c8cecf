import { Button } from '@fluentui/react-components'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { TabDialog } from '#patterns/record-page/tab-dialog.tsx'
import { CREDIT_TRANSACTIONS, MANAGE_SUBSCRIPTION, ONE_TIME_SERVICES, RECURRING_SERVICES } from './messages.ts'
import { EXTRA_SERVICES_PREFIX } from './one-time/extra-service-list.ts'
import { ExtraServiceList, OneTimePanel } from './one-time/one-time-panel.tsx'
import { type PaymentSite, usePaymentSite } from './payment-site.ts'
import { PlansPanel } from './plans/plans-panel.tsx'
import { RecurringPanel } from './recurring/recurring-panel.tsx'
import { TRANSACTIONS_PREFIX } from './transactions/transaction-list.tsx'
import { TransactionsPanel } from './transactions/transactions-panel.tsx'

/** The tabs in order, by the word that stands for each in the address. */
const TABS = [
  { id: 'recurring', title: RECURRING_SERVICES },
  { id: 'one-time', title: ONE_TIME_SERVICES },
  { id: 'transactions', title: CREDIT_TRANSACTIONS },
  { id: 'subscription', title: MANAGE_SUBSCRIPTION },
] as const

const PREFIXES = [TRANSACTIONS_PREFIX, EXTRA_SERVICES_PREFIX]

export const PaymentDetails = ({ site: listed, onClose }: { readonly site: ListedSite; readonly onClose: () => void }) => {
  const site = usePaymentSite(listed)
  return (
    <TabDialog
      title={site.domain}
      isLarge
      place={{ parameter: 'payments', value: site.siteId }}
      prefixes={PREFIXES}
      tabs={TABS}
      leaving={`Your changes to ${site.domain} are not saved.`}
      notice={<SentBefore of={({ siteId }) => siteId === site.siteId} />}
      onClose={onClose}
      panel={(tab) => {
        switch (tab) {
          case 'recurring':
            return <RecurringPanel site={site} />
          case 'one-time':
            return <OneTimePanel site={site} />
          case 'transactions':
            return <TransactionsPanel site={site} />
          case 'subscription':
            return <PlansPanel site={site} oneTimeServices={<BoughtServices site={site} />} />
        }
      }}
    />
  )
}

const BoughtServices = ({ site }: { readonly site: PaymentSite }) => {
  const [, setTab] = useAddressParameter('tab')
  return (
    <>
      <ExtraServiceList site={site} />
      <div>
        <Button onClick={() => setTab('one-time', 'replace')}>Add one-time services</Button>
      </div>
    </>
  )
}
