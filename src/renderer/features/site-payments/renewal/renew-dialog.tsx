import { Button } from '@fluentui/react-components'
import { CalendarSyncRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { rangeWarning } from '#components/money/amount.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { GetSiteConfigDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { EditReview } from '#patterns/edit-review/edit-review.tsx'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { formatDate, nowInSeconds } from '#shared/domain/date.ts'
import { exactSum, formatMoney, parseMoney } from '#shared/domain/money.ts'
import { NOTHING_TO_RENEW, RENEW, SERVICES_FAILED } from '../messages.ts'
import { type ServiceRates, usePartnerPrices, useServiceRates } from '../partner-prices.ts'
import { type PaymentSite, usePaymentSite } from '../payment-site.ts'
import { type SiteConfig, serviceRowOf } from '../recurring/recurring-form.ts'
import { useSiteWallet } from '../wallet/balance-line.tsx'
import { RenewalFields } from './renewal-fields.tsx'
import { chosenServices, type RenewalValues, renewalDefaults, renewalSchema, renewalText } from './renewal-form.ts'
import { type RenewalOrder, renewalOrder, renewalReview } from './renewal-order.ts'
import { RenewalProgress, RenewalTitle } from './renewal-progress.tsx'
import { renewableServices, totalOf } from './renewal-terms.ts'
import { useStepRefusals } from './use-step-refusals.ts'

interface RenewDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

const WIDTH = 720
const NO_PRICES: Parameters<typeof useServiceRates>[1] = []
// There are no conflicts to resolve: a change by another user is refused when it is sent.
const NO_CHOICES = {}
const ignore = (): void => undefined

/** Renews a site: services and dates, payment, invoice and message, one review, then the progress. */
export const RenewDialog = ({ site: listed, onClose }: RenewDialogProps) => {
  const site = usePaymentSite(listed)
  const { siteId, domain } = site
  const config = useRead(GetSiteConfigDocument, { domain })
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId })
  const prices = usePartnerPrices(site)
  const { wallet, failure: walletFailure } = useSiteWallet(siteId)
  const plan = plans.data?.getSubscriptionPlansBySiteId.find(({ masterService }) => masterService === SITE_SERVICE) ?? null
  const rates = useServiceRates(site, NO_PRICES, plan?.planName ?? null)

  // Never starts from a cached answer: another user may have renewed since.
  const isFresh = config.isFetchedAfterMount && plans.isFetchedAfterMount
  const isWaiting = prices.state === 'loading' || (wallet === undefined && walletFailure === null)
  const failure = config.error ?? plans.error ?? (prices.state === 'failed' ? new Error(prices.message) : null)
  const read = {
    data: isFresh && !isWaiting && failure === null ? { config: config.data?.getSiteConfig ?? null } : undefined,
    failure,
    refetch: () => {
      for (const query of [config, plans]) if (query.error !== null) void query.refetch()
      if (prices.state === 'failed') prices.retry()
    },
  }
  /** A snapshot, because reading the site again while the renewal is sent must not change it. */
  const [start, setStart] = useState<RenewalStart | null>(null)
  if (start === null && read.data?.config?.siteServices?.length) setStart({ site, loaded: read.data.config, plan, now: nowInSeconds() })
  const [sent, setSent] = useState<RenewalOrder | null>(null)

  if (sent !== null) return <RenewalProgress order={sent} onClose={onClose} />
  if (start !== null) return <RenewalForm start={start} site={site} rates={rates} wallet={wallet} onSend={setSent} onClose={onClose} />
  return (
    <Dialog title={<RenewalTitle domain={domain} />} width={WIDTH} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <LoadState
        read={read}
        what={SERVICES_FAILED}
        skeleton="Loading the services"
        empty={{
          isEmpty: () => true,
          icon: CalendarSyncRegular,
          title: NOTHING_TO_RENEW,
          explanation: 'Add a subscription plan or a recurring service first.',
        }}
      >
        {() => null}
      </LoadState>
    </Dialog>
  )
}

interface RenewalStart {
  readonly site: PaymentSite
  readonly loaded: SiteConfig
  readonly plan: Plan | null
  readonly now: number
}

interface RenewalFormProps {
  readonly start: RenewalStart
  readonly site: PaymentSite
  readonly rates: ServiceRates
  readonly wallet: ReturnType<typeof useSiteWallet>['wallet']
  readonly onSend: (order: RenewalOrder) => void
  readonly onClose: () => void
}

/** In the order on screen. */
const SECTIONS = [{ id: 'renewal', title: RENEW, fields: ['services', 'note', 'amount', 'billTo', 'custName', 'custMob'] }]

const RenewalForm = ({ start, site, rates, wallet, onSend, onClose }: RenewalFormProps) => {
  const { loaded, plan, now } = start
  const gate = useWriteGate()
  const refusals = useStepRefusals(site, wallet)
  const planName = plan?.planName ?? null
  const { partnerRate } = rates
  const { currency: billedIn } = site
  const services = useMemo(
    () => renewableServices(loaded.siteServices ?? [], { currency: billedIn, partnerRate: (name) => partnerRate(name, 'renewal') }, now),
    [billedIn, loaded, now, partnerRate],
  )
  const [defaults] = useState(() => renewalDefaults(start.site, services, planName, now))
  const resolver = useMemo(() => zodResolver(renewalSchema({ site, services, refusals })), [refusals, services, site])
  const methods = useForm<RenewalValues>({ defaultValues: defaults, resolver, mode: 'onTouched', shouldFocusError: false })
  const values = useWatch({ control: methods.control }) as RenewalValues
  const [order, setOrder] = useState<RenewalOrder | null>(null)

  const isDirty = (): boolean => {
    const typed = methods.getValues()
    const total = totalOf(chosenServices(services, typed).map(({ service }) => service)) ?? 0
    return isTyped(typed, defaults, typed.note !== renewalText(services, typed, planName), total)
  }
  const guard = useLeaveGuard({
    isDirty,
    detail: `The renewal of ${site.domain} was not sent.`,
    onLeave: onClose,
  })
  const currency = wallet?.currency ?? site.currency
  const balance = wallet?.balance ?? null
  const after = balance === null ? null : exactSum(balance, parseMoney(values.amount) ?? 0)
  const balanceText =
    balance === null || after === null ? 'Balance not known' : `Balance ${formatMoney(balance, currency)}, then ${formatMoney(after, currency)}`
  const review = (checked: RenewalValues): void => {
    if (gate.reason === null) setOrder(renewalOrder({ site, loaded, plan, services, refusals, balance, currency }, checked, now))
  }
  return (
    <FormProvider {...methods}>
      <Dialog
        isAlert
        title={<RenewalTitle domain={site.domain} />}
        width={WIDTH}
        onClose={guard.leave}
        onSubmit={(event) => void methods.handleSubmit(review, (wrong) => focusFirstError(SECTIONS, wrong))(event)}
        actions={
          <>
            <Button onClick={guard.leave}>Cancel</Button>
            <ActionButton type="submit" appearance="primary" reason={gate.reason}>
              Review
            </ActionButton>
          </>
        }
        above={
          <>
            {guard.question}
            {order !== null && (
              <EditReview
                title={`Renew ${planName ?? 'the services'} of ${site.domain}?`}
                rows={renewalReview(order)}
                choices={NO_CHOICES}
                onChoose={ignore}
                isSaving={false}
                failure={null}
                reason={gate.reason}
                saveLabel={RENEW}
                confirms={unusual(order, services)}
                onSave={() => onSend(order)}
                onClose={() => setOrder(null)}
              />
            )}
          </>
        }
      >
        <SentBefore of={({ siteId }) => siteId === site.siteId} />
        <RenewalFields site={site} services={services} planName={planName} refusals={refusals} currency={currency} balanceText={balanceText} />
      </Dialog>
    </FormProvider>
  )
}

/** Ignores the note and the amount as long as they follow the services by themselves. */
const isTyped = (values: RenewalValues, defaults: RenewalValues, isNoteTyped: boolean, total: number): boolean => {
  const { amount, note: _note, ...others } = values
  const { amount: _amount, note: _before, ...before } = defaults
  return isNoteTyped || (parseMoney(amount) ?? 0) !== total || JSON.stringify(others) !== JSON.stringify(before)
}

/** Points to confirm: an amount outside the announced range, or a service that does not end soon. */
const unusual = ({ site, rows, payment }: RenewalOrder, services: ReturnType<typeof renewableServices>): readonly string[] => {
  const range = payment === null ? null : rangeWarning(payment.amount, payment.currency)
  const early = services.filter(({ service, standing }) => {
    const row = rows.find(({ serviceName }) => serviceName === service.serviceName)
    return standing === 'fine' && row !== undefined && row.endDate !== serviceRowOf(service).endDate
  })
  return [
    ...(range === null || payment === null ? [] : [`${range} ${formatMoney(payment.amount, payment.currency)} for ${site.domain} is right.`]),
    ...early.map(({ service }) => `${service.serviceName} runs until ${formatDate(service.endDate)} already, and is renewed once more.`),
  ]
}
