import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import { Notice } from '#components/notice.tsx'
import { useBridge, useWriteGate } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useMoney } from '#data/money/use-money.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useSave } from '#data/saving/use-save.ts'
import { GetSubscriptionPlansBySiteIdDocument, SubscribeSitePlanByAdminV2Document } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import type { Price } from '#shared/domain/currency.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { billingStatusWords, chargingModelWords } from '#shared/domain/text/code-words.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { shownDay } from '../billing-terms.ts'
import { ADD_SUBSCRIPTION_PLAN, PLAN_UPDATED, PLANS_FAILED } from '../messages.ts'
import { type PartnerPrices, partnerPriceOf, planMappingOf } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'
import { newPlanValues, PlanFields, type PlanValues, planSchema } from './plan-fields.tsx'
import { amountOf, ensureSiteConfig, followPlan, PLAN_READS, type PlanOrder, reasonOf, subscriptionOf } from './save-plan.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '1300px', width: `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})` },
})

const SECTIONS = [{ id: 'plan', title: 'Plan', fields: ['plan.planId', 'plan.chargingModel', 'plan.rate', 'plan.status', 'plan.startDate', 'plan.endDate'] }]
const NO_PLANS: readonly Plan[] = []

interface AddPlanDialogProps {
  readonly site: PaymentSite
  readonly sitePlans: readonly Plan[]
  readonly prices: PartnerPrices
  readonly onClose: () => void
}

export const AddPlanDialog = ({ site, sitePlans, prices, onClose }: AddPlanDialogProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const notify = useNotify()
  const refresh = useRefresh()
  const gate = useWriteGate()
  const catalogue = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const plans = catalogue.data?.getSubscriptionPlansBySiteId ?? NO_PLANS
  const [order, setOrder] = useState<PlanOrder | null>(null)
  const subscription = useMoney(SubscribeSitePlanByAdminV2Document)
  const { attempt: ensure } = useSave({ run: (made: PlanOrder, send) => ensureSiteConfig(bridge, send, made) })
  const { attempt: follow } = useSave({ run: (made: PlanOrder, send) => followPlan(bridge, send, made) })

  const partnerRate = useMemo(() => {
    if (prices.state === 'none') return undefined
    return ({ planName }: Plan): Price | null =>
      prices.state === 'loaded' ? partnerPriceOf(planMappingOf(prices.mappings, planName), 'annual', prices.currency) : null
  }, [prices])
  const isMapped = useCallback(
    (planId: string): boolean => {
      const plan = plans.find((each) => each.planId === planId)
      return plan === undefined || partnerRate === undefined || partnerRate(plan) !== null
    },
    [partnerRate, plans],
  )
  const resolver = useMemo(() => zodResolver(planSchema(isMapped)), [isMapped])
  const [defaultValues] = useState(() => newPlanValues(nowInSeconds()))
  const methods = useForm<PlanValues>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })

  const ask = ({ plan: terms }: PlanValues): void => {
    const plan = plans.find(({ planId }) => planId === terms.planId)
    if (plan !== undefined && gate.allowed && subscription.reason === null) setOrder({ site, plan, terms })
  }
  const finish = async (made: PlanOrder): Promise<void> => {
    onClose()
    notify.success(PLAN_UPDATED, made.plan.planName)
    try {
      await follow(made)
    } catch (cause) {
      notify.error(`The plan is added, but not its dates: ${reasonOf(cause)}`, 'Edit the row of the plan to set them.')
    }
    refresh(PLAN_READS)
  }
  const confirm = async (key: string): Promise<void> => {
    if (order === null) return
    const about = { siteId: site.siteId, domain: site.domain, amount: amountOf(order), currency: site.currency, text: order.plan.planName }
    const prepare = () =>
      ensure(order).then(
        () => null,
        (cause: unknown) => `The plan is not added: the recurring service before it failed. ${reasonOf(cause)}`,
      )
    const { state } = await subscription.run(key, subscriptionOf(order), about, prepare)
    if (state !== 'done') return
    subscription.leave()
    await finish(order)
  }
  const closeConfirmation = (): void => {
    const isFound = subscription.entry?.state === 'done'
    subscription.leave()
    setOrder(null)
    if (isFound && order !== null) void finish(order)
  }
  const isWaiting = prices.state === 'loading' || (catalogue.data === undefined && catalogue.error === null)

  return (
    <FormProvider {...methods}>
      <Dialog
        title={ADD_SUBSCRIPTION_PLAN}
        className={styles.surface}
        onClose={onClose}
        onSubmit={(event) => void methods.handleSubmit(ask, (wrong) => focusFirstError(SECTIONS, wrong))(event)}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <ActionButton
              type="submit"
              appearance="primary"
              reason={gate.reason ?? subscription.reason}
              isDisabled={isWaiting || catalogue.data === undefined || prices.state === 'failed'}
            >
              Add
            </ActionButton>
          </>
        }
        above={
          order !== null && (
            <ConfirmMoneyDialog
              title={`Add ${order.plan.planName}`}
              site={site.domain}
              amount={amountOf(order)}
              currency={site.currency}
              rows={orderRows(order)}
              confirmLabel="Add plan"
              money={subscription}
              onConfirm={(key) => void confirm(key)}
              onClose={closeConfirmation}
            />
          )
        }
      >
        {prices.state === 'failed' && (
          <Notice intent="error" isAlert actions={<Button onClick={prices.retry}>Retry</Button>}>
            The partner's prices could not be loaded. {readableServerMessage(prices.message)}
          </Notice>
        )}
        <LoadState read={{ ...catalogue, data: isWaiting ? undefined : catalogue.data }} what={PLANS_FAILED} skeleton="Loading the plans">
          {() => <PlanFields site={site} catalogue={plans} sitePlans={sitePlans} partnerRate={partnerRate} />}
        </LoadState>
      </Dialog>
    </FormProvider>
  )
}

/** What a confirmation repeats beside amount and site. */
const orderRows = ({ plan, terms }: PlanOrder) =>
  [
    { term: 'Plan', value: plan.planName },
    { term: 'Charging model', value: chargingModelWords(terms.chargingModel) },
    { term: 'Billing status', value: billingStatusWords(terms.status) },
    { term: 'Start', value: shownDay(terms.startDate) },
    { term: 'End', value: shownDay(terms.endDate) },
  ].filter(({ value }) => value !== '')
