import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { withoutParameters } from '#components/dialog-leaving/without-parameters.ts'
import { useAddress } from '#components/list-state/use-address.ts'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { CREDIT_TRANSACTIONS, MANAGE_SUBSCRIPTION, ONE_TIME_SERVICES, RECURRING_SERVICES } from './messages.ts'
import { ExtraServiceList, OneTimePanel } from './one-time/one-time-panel.tsx'
import { usePaymentSite } from './payment-site.ts'
import { PlansPanel } from './plans/plans-panel.tsx'
import { RecurringPanel } from './recurring/recurring-panel.tsx'
import { TRANSACTIONS_PREFIX } from './transactions/transaction-list.tsx'
import { TransactionsPanel } from './transactions/transactions-panel.tsx'

/** The tabs of Payment Details in order, by the word that stands for each in the address. */
export const PAYMENT_TABS = [
  { id: 'recurring', title: RECURRING_SERVICES },
  { id: 'one-time', title: ONE_TIME_SERVICES },
  { id: 'transactions', title: CREDIT_TRANSACTIONS },
  { id: 'subscription', title: MANAGE_SUBSCRIPTION },
] as const

export type PaymentTab = (typeof PAYMENT_TABS)[number]['id']

/** The tab that an address names; the first where it names none of them. */
export const paymentTabOf = (text: string | null): PaymentTab => PAYMENT_TABS.find(({ id }) => id === text)?.id ?? 'recurring'

const useStyles = makeStyles({
  // As large as the plan table's own dialog, and of one height, so that nothing jumps between the tabs.
  surface: { maxWidth: '1300px', width: `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})` },
  body: { height: `calc(100vh - 4 * ${tokens.spacingVerticalXXL})`, gridTemplateRows: 'auto 1fr' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: 0, overflow: 'hidden', padding: 0 },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  hidden: { display: 'none' },
})

export interface PaymentDetailsProps {
  readonly site: ListedSite
  /** Takes the site out of the address; what the dialog itself keeps there is cleared by it. */
  readonly onClose: () => void
}

/** The dialog Payment Details: services, credit transactions and subscription of one site. Its tab is in the address. */
export const PaymentDetails = ({ site: listed, onClose }: PaymentDetailsProps) => {
  const styles = useStyles()
  const id = useId()
  const [tabInAddress, setTab] = useAddressParameter('tab')
  const [, changeAddress] = useAddress()
  const tab = paymentTabOf(tabInAddress)
  // A tab that was looked at stays as it is behind the others, with what was typed.
  const [visited, setVisited] = useState<ReadonlySet<PaymentTab>>(new Set())
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]))
  const site = usePaymentSite(listed)

  const [dirty, setDirty] = useState<Partial<Record<PaymentTab, boolean>>>({})
  const onRecurringDirty = useCallback((isDirty: boolean) => setDirty((before) => ({ ...before, recurring: isDirty })), [])
  const onOneTimeDirty = useCallback((isDirty: boolean) => setDirty((before) => ({ ...before, 'one-time': isDirty })), [])
  const refocus = useOpener()
  const close = useCallback(() => {
    changeAddress((address) => withoutParameters(address, ['tab'], [TRANSACTIONS_PREFIX]), 'replace')
    onClose()
    refocus()
  }, [changeAddress, onClose, refocus])
  const guard = useLeaveGuard({
    isDirty: Object.values(dirty).some(Boolean),
    detail: `Your changes to ${site.domain} are not saved.`,
    place: { parameter: 'payments', value: site.siteId },
    onLeave: close,
  })

  const panels: Record<PaymentTab, ReactNode> = {
    recurring: <RecurringPanel site={site} onDirtyChange={onRecurringDirty} />,
    'one-time': <OneTimePanel site={site} onDirtyChange={onOneTimeDirty} />,
    transactions: <TransactionsPanel site={site} />,
    subscription: (
      <PlansPanel
        site={site}
        oneTimeServices={
          <>
            <ExtraServiceList site={site} />
            <div>
              <Button onClick={() => setTab('one-time', 'replace')}>Add one-time services</Button>
            </div>
          </>
        }
      />
    ),
  }
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            <span dir="auto">{site.domain}</span>
          </DialogTitle>
          <DialogContent className={styles.content}>
            <TabList selectedValue={tab} onTabSelect={(_, data) => setTab(paymentTabOf(String(data.value)), 'replace')}>
              {PAYMENT_TABS.map((each) => (
                <Tab key={each.id} id={`${id}-${each.id}`} value={each.id} aria-controls={`${id}-${each.id}-panel`}>
                  {each.title}
                </Tab>
              ))}
            </TabList>
            <SentBefore of={({ siteId }) => siteId === site.siteId} />
            {PAYMENT_TABS.filter((each) => visited.has(each.id)).map((each) => (
              <div
                key={each.id}
                id={`${id}-${each.id}-panel`}
                role="tabpanel"
                aria-labelledby={`${id}-${each.id}`}
                className={each.id === tab ? styles.panel : styles.hidden}
              >
                {panels[each.id]}
              </div>
            ))}
          </DialogContent>
        </DialogBody>
        {guard.question}
      </DialogSurface>
    </Dialog>
  )
}
