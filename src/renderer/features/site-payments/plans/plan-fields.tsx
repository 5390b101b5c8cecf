import { Badge, Text } from '@fluentui/react-components'
import { useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { FieldGrid } from '#components/form/field-layout.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { DateField } from '#components/form/fields/date-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { amountField } from '#components/money/amount.ts'
import { PriceField, usePriceOffer } from '#components/money/price-field.tsx'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import { type Plan, rateOf } from '#data/catalogue/plan.ts'
import type { Price } from '#shared/domain/currency.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { endOfPeriod, endsBeforeStart } from '#shared/domain/service-period.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { BILLING_STATUS_OPTIONS, CHARGING_MODEL_OPTIONS, isDay, required } from '../billing-terms.ts'
import * as messages from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { isMasterServiceUsed } from './plan-draft.ts'

/** `isMapped`: whether the partner has a price for a plan; always so where the site is no partner's. */
export const planSchema = (isMapped: (planId: string) => boolean) => z.object({ plan: planTerms(amountField(messages.ENTER_RATE), isMapped) })

/** The rules of a plan's terms. @param rate what the rate must be, where it is typed */
export const planTerms = <Rate extends z.core.$ZodType<string, string>>(rate: Rate, isMapped: (planId: string) => boolean = () => true) =>
  z
    .object({
      planId: required(messages.ENTER_PLAN_NAME).refine((planId) => planId === '' || isMapped(planId), messages.PLAN_NOT_MAPPED),
      rate,
      chargingModel: z.string(),
      status: required(messages.ENTER_BILLING_STATUS),
      startDate: required(messages.ENTER_START_DATE).refine(isDay, DAY_NOT_READABLE),
      endDate: z.string().refine(isDay, DAY_NOT_READABLE),
    })
    .refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), { path: ['endDate'], message: messages.END_BEFORE_START })

/** What is typed into Add Subscription Plan: the rate in major units, days as `YYYY-MM-DD`. */
export type PlanValues = z.input<ReturnType<typeof planSchema>>

/** Nothing chosen yet: active, from today (unix seconds). */
export const newPlanValues = (now: number): PlanValues => ({
  plan: { planId: '', rate: '', chargingModel: '', status: 'ACTIVE', startDate: formatFormDate(now), endDate: '' },
})

interface PlanFieldsProps {
  readonly site: PaymentSite
  readonly catalogue: readonly Plan[]
  readonly sitePlans: readonly Plan[]
  /** The partner's annual price of a plan; null: not mapped. Undefined where the site is no partner's. */
  readonly partnerRate: ((plan: Plan) => Price | null) | undefined
}

/** The fields of Add Subscription Plan. Choosing a plan or a model offers its rate and fills in the end. */
export const PlanFields = ({ site, catalogue, sitePlans, partnerRate }: PlanFieldsProps) => {
  const layout = useLayoutStyles()
  const { setValue, getValues } = useFormContext<PlanValues>()
  const planId = useWatch<PlanValues, 'plan.planId'>({ name: 'plan.planId' })
  const chosen = catalogue.find((plan) => plan.planId === planId)

  const offer = usePriceOffer('plan.rate', site.currency)
  const { offer: offerPrice } = offer
  const isFixed = useCallback(
    (price: Price | null): boolean => partnerRate !== undefined && (price === null || price.currency === site.currency),
    [partnerRate, site.currency],
  )
  const offerRate = useCallback(() => {
    const { planId: id, chargingModel } = getValues('plan')
    const plan = catalogue.find((each) => each.planId === id)
    if (plan === undefined) return
    const price = partnerRate === undefined ? rateOf(plan, chargingModel) : partnerRate(plan)
    offerPrice(price, isFixed(price))
  }, [catalogue, getValues, isFixed, offerPrice, partnerRate])
  const fillEnd = useCallback(() => {
    const { startDate, chargingModel } = getValues('plan')
    const end = endOfPeriod(startDate, chargingModel)
    if (end !== null) setValue('plan.endDate', end, { shouldDirty: true, shouldValidate: true })
  }, [getValues, setValue])
  const chooseModel = useCallback(() => {
    fillEnd()
    offerRate()
  }, [fillEnd, offerRate])

  const options = useMemo(() => planOptions(catalogue, sitePlans, site), [catalogue, site, sitePlans])
  return (
    <>
      <FieldGrid>
        <ComboField name="plan.planId" label="Plan" required options={options} placeholder="Choose a plan" onChosen={offerRate} />
        <SelectField name="plan.chargingModel" label="Charging Model" options={CHARGING_MODEL_OPTIONS} placeholder="Choose a model" onChosen={chooseModel} />
        <PriceField
          name="plan.rate"
          label="Rate"
          currency={site.currency}
          required
          disabled={isFixed(offer.price)}
          source={partnerRate === undefined ? 'The catalogue' : "The partner's price list"}
          offer={offer}
          {...(isFixed(offer.price) ? { hint: "The partner's annual price" } : {})}
        />
        <SelectField name="plan.status" label="Billing Status" required options={BILLING_STATUS_OPTIONS} placeholder="Choose a status" />
        <DateField name="plan.startDate" label="Start Date" required onChosen={fillEnd} />
        <DateField name="plan.endDate" label="End Date" />
      </FieldGrid>
      {chosen !== undefined && (
        <div className={layout.wrap}>
          <Text weight="semibold">Services in the plan</Text>
          {(chosen.serviceDetails ?? []).map((service) => (
            <Badge key={service.serviceId} appearance="tint" color="informative">
              {service.serviceName}
            </Badge>
          ))}
          {chosen.description !== null && <Text>{chosen.description}</Text>}
        </div>
      )}
    </>
  )
}

/** The plans on offer, those for the site's own type and option first; a plan whose master service is used is disabled. */
const planOptions = (catalogue: readonly Plan[], sitePlans: readonly Plan[], site: PaymentSite): readonly FieldOption[] => {
  const isOwnKind = (plan: Plan): boolean => plan.siteType === site.siteType && plan.platform === site.siteOptions
  return catalogue
    .filter(({ status }) => status === 'ACTIVE')
    .toSorted((one, other) => Number(isOwnKind(other)) - Number(isOwnKind(one)) || one.planName.localeCompare(other.planName))
    .map((plan) => {
      const isUsed = isMasterServiceUsed(plan, sitePlans)
      const kind = isOwnKind(plan) || plan.platform === null ? '' : ` (${siteOptionLabel(plan.platform)})`
      return { value: plan.planId, label: `${plan.planName}${kind}${isUsed ? `: ${plan.masterService} is used already` : ''}`, disabled: isUsed }
    })
}
