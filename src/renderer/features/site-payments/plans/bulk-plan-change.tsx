import { Button, Text } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { DateField } from '#components/form/fields/date-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { amountField } from '#components/money/amount.ts'
import { MoneyField } from '#components/money/money-field.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { type Plan, rateOf } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { type BulkChange, BulkChangeDialog } from '#patterns/bulk/bulk-change-dialog.tsx'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import type { BulkSites } from '#patterns/panels/panels.ts'
import { rateName } from '#shared/domain/bulk/bulk-jobs.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { endOfPeriod } from '#shared/domain/service-period.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { billingStatusWords, chargingModelWords } from '#shared/domain/text/code-words.ts'
import { formatCount } from '#shared/domain/text.ts'
import { BILLING_STATUS_OPTIONS, CHARGING_MODEL_OPTIONS, shownDay } from '../billing-terms.ts'
import { ADD_SUBSCRIPTION_PLAN, PLANS_FAILED } from '../messages.ts'
import { newPlanValues, planTerms } from './plan-fields.tsx'

const NO_PLANS: readonly Plan[] = []

const SCHEMA = z.object({ plan: planTerms(z.string()), rates: z.record(z.string(), amountField(null)), needsBalance: z.boolean() })
type Values = z.input<typeof SCHEMA>

const FIELDS = ['plan.planId', 'plan.chargingModel', 'plan.status', 'plan.startDate', 'plan.endDate']

interface BulkPlanChangeProps {
  readonly sites: BulkSites
  readonly onClose: () => void
}

/** Subscribes the selected sites to a plan of the catalogue: plan and terms, then the dry run with what each site pays. */
export const BulkPlanChange = ({ sites, onClose }: BulkPlanChangeProps) => {
  const gate = useWriteGate()
  const catalogue = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const plans = catalogue.data?.getSubscriptionPlansBySiteId ?? NO_PLANS
  const currencies = useMemo(() => [...new Set(sites.map(({ currency }) => currency))].toSorted(), [sites])
  const [defaultValues] = useState<Values>(() => ({
    ...newPlanValues(nowInSeconds()),
    rates: Object.fromEntries(currencies.map((currency) => [currency, ''])),
    needsBalance: true,
  }))
  const methods = useForm<Values>({ defaultValues, resolver: zodResolver(SCHEMA), mode: 'onTouched', shouldFocusError: false })
  const [change, setChange] = useState<BulkChange | null>(null)
  const sections = [{ id: 'plan', title: 'Plan', fields: [...FIELDS, ...currencies.map((currency) => `rates.${currency}`)] }]
  const title = `${ADD_SUBSCRIPTION_PLAN} to ${formatCount(sites.length)} ${sites.length === 1 ? 'site' : 'sites'}`

  const plan = (values: Values): void => {
    const chosen = plans.find(({ planId }) => planId === values.plan.planId)
    if (chosen !== undefined && gate.allowed) setChange(changeOf(sites, chosen, values))
  }
  if (change !== null) return <BulkChangeDialog title={title} change={change} onBack={() => setChange(null)} onClose={onClose} />
  return (
    <FormProvider {...methods}>
      <Dialog
        title={title}
        width={900}
        onClose={onClose}
        onSubmit={(event) => void methods.handleSubmit(plan, (wrong) => focusFirstError(sections, wrong))(event)}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <ActionButton type="submit" appearance="primary" reason={gate.reason} isDisabled={catalogue.data === undefined}>
              Dry run
            </ActionButton>
          </>
        }
      >
        <LoadState read={catalogue} what={PLANS_FAILED} skeleton="Loading the plans">
          {() => <BulkPlanFields plans={plans} currencies={currencies} />}
        </LoadState>
        <Text size={200}>
          A partner's site pays the partner's annual price. The dry run shows what each site would be charged. Nothing is sent before you confirm the sums.
        </Text>
      </Dialog>
    </FormProvider>
  )
}

const BulkPlanFields = ({ plans, currencies }: { readonly plans: readonly Plan[]; readonly currencies: readonly string[] }) => {
  const { getValues, setValue } = useFormContext<Values>()
  const [planId, model] = useWatch<Values, ['plan.planId', 'plan.chargingModel']>({ name: ['plan.planId', 'plan.chargingModel'] })
  const chosen = plans.find((plan) => plan.planId === planId)
  const listed = chosen === undefined ? null : rateOf(chosen, model)
  const options = useMemo(() => planOptions(plans), [plans])
  const fillEnd = (): void => {
    const { startDate, chargingModel } = getValues('plan')
    const end = endOfPeriod(startDate, chargingModel)
    if (end !== null) setValue('plan.endDate', end, { shouldDirty: true, shouldValidate: true })
  }
  const rateHint = (currency: string): string => {
    if (listed?.currency === currency) return `If empty: the catalogue's rate, ${formatMoney(listed.amount, currency)}`
    return 'If empty, sites without a price of their partner are skipped.'
  }
  return (
    <>
      <FieldGrid>
        <ComboField name="plan.planId" label="Plan" required options={options} placeholder="Choose a plan" />
        <SelectField name="plan.chargingModel" label="Charging Model" options={CHARGING_MODEL_OPTIONS} placeholder="Choose a model" onChosen={fillEnd} />
        <SelectField name="plan.status" label="Billing Status" required options={BILLING_STATUS_OPTIONS} placeholder="Choose a status" />
        <DateField name="plan.startDate" label="Start Date" required onChosen={fillEnd} />
        <DateField name="plan.endDate" label="End Date" />
        {currencies.map((currency) => (
          <MoneyField key={currency} name={`rates.${currency}`} label={`Rate in ${currency}`} currency={currency} hint={rateHint(currency)} />
        ))}
      </FieldGrid>
      <SwitchField name="needsBalance" label="Skip sites whose wallet balance is below the amount" />
    </>
  )
}

const planOptions = (plans: readonly Plan[]) =>
  plans
    .filter(({ status }) => status === 'ACTIVE')
    .toSorted((one, other) => one.planName.localeCompare(other.planName))
    .map(({ planId, planName, platform }) => ({ value: planId, label: platform === null ? planName : `${planName} (${siteOptionLabel(platform)})` }))

/** The change of a filled form. Amounts that were typed count for the sites billed in their currency. */
const changeOf = (sites: BulkSites, { planId, planName }: Plan, { plan, rates, needsBalance }: Values): BulkChange => {
  const { chargingModel, status, startDate, endDate } = plan
  const typed = Object.entries(rates).flatMap(([currency, text]) => {
    const amount = text.trim() === '' ? null : parseMoney(text)
    return amount === null ? [] : [[rateName(currency), amount] as const]
  })
  const to = { planId, planName, chargingModel, status, startDate, endDate, needsBalance, ...Object.fromEntries(typed) }
  const period = endDate === '' ? `from ${shownDay(startDate)}` : `${shownDay(startDate)} to ${shownDay(endDate)}`
  const terms = [planName, chargingModelWords(chargingModel).toLowerCase(), billingStatusWords(status).toLowerCase(), period].filter((text) => text !== '')
  const label = `Subscription: ${terms.join(', ')}`
  return { field: 'subscription', label, origin: 'change', targets: sites.map(({ id, domain, name }) => ({ id, domain, name, to })) }
}
