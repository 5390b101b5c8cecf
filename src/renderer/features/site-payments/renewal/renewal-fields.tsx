import { Badge, Checkbox, makeStyles, mergeClasses, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldId } from '#components/form/field-id.ts'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { DateField } from '#components/form/fields/date-field.tsx'
import { PhoneField } from '#components/form/fields/phone-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useControlled } from '#components/form/use-controlled.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { PriceField, usePriceOffer } from '#components/money/price-field.tsx'
import { Notice } from '#components/notice.tsx'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { chargingModelWords } from '#shared/domain/text/code-words.ts'
import { EndedBadge } from '../ended-badge.tsx'
import { NO_INVOICE_TO_SEND, NO_PAYMENT_NO_INVOICE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { chosenServices, chosenSteps, type RenewalValues, renewalText, type StepRefusals } from './renewal-form.ts'
import { type RenewableService, totalOf } from './renewal-terms.ts'

const useStyles = makeStyles({
  service: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  services: { gap: 0 },
  // Below the label of its checkbox.
  terms: { paddingInlineStart: tokens.spacingHorizontalXXXL },
  step: { paddingInlineStart: tokens.spacingHorizontalXXXL },
  toggle: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
})

interface RenewalFieldsProps {
  readonly site: PaymentSite
  readonly services: readonly RenewableService[]
  readonly planName: string | null
  readonly refusals: StepRefusals
  /** Currency of the wallet that is recharged. */
  readonly currency: string
  /** Balance before and after, as text; null until it is loaded. */
  readonly balanceText: string | null
}

export const RenewalFields = ({ site, services, planName, refusals, currency, balanceText }: RenewalFieldsProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const values = useWatch<RenewalValues>() as RenewalValues
  const steps = chosenSteps(values, refusals)
  useFollowedNote(services, values, planName)
  const amount = useOfferedAmount(services, values, currency)
  const { errors } = useFormState<RenewalValues>()
  const problem = errors.services?.root?.message ?? errors.services?.message
  return (
    <>
      <section className={layout.stackS} aria-label="Services">
        <Subtitle2 as="h3" className={layout.noMargin}>
          Services
        </Subtitle2>
        <ul id={fieldId('services')} className={mergeClasses(layout.list, styles.services)}>
          {services.map((service, index) => (
            <Service key={service.service.serviceName} service={service} index={index} planName={planName} currency={site.currency} />
          ))}
        </ul>
        {problem !== undefined && (
          <Notice intent="error" isAlert>
            {problem}
          </Notice>
        )}
        <TextField name="note" label="Note" required hint="For the history, the payment and the invoice" />
      </section>
      <Step name="takesPayment" label="Take payment" refusal={refusals.payment} isOn={steps.payment} note={balanceText}>
        <FieldGrid>
          <PriceField name="amount" label="Amount" required currency={currency} source="The price of the services" offer={amount} />
        </FieldGrid>
      </Step>
      <Step name="createsInvoice" label="Create the invoice" refusal={refusals.invoice ?? (steps.payment ? null : NO_PAYMENT_NO_INVOICE)} isOn={steps.invoice}>
        <FieldGrid>
          <TextField name="billTo" label="Company Name" required />
          <TextField name="custName" label="Customer Name" required />
          <PhoneField name="custMob" label="Mobile" required country={site.country} currency={site.currency} />
        </FieldGrid>
      </Step>
      <Step
        name="sendsInvoice"
        label="Send the invoice by WhatsApp"
        refusal={refusals.message ?? (steps.invoice ? null : NO_INVOICE_TO_SEND)}
        isOn={steps.message}
      />
    </>
  )
}

/** The note follows the services and dates until something else is typed. */
const useFollowedNote = (services: readonly RenewableService[], values: RenewalValues, planName: string | null): void => {
  const { getValues, setValue } = useFormContext<RenewalValues>()
  const text = renewalText(services, values, planName)
  const filled = useRef(text)
  useEffect(() => {
    if (getValues('note') !== filled.current) return
    filled.current = text
    setValue('note', text)
  }, [getValues, setValue, text])
}

const useOfferedAmount = (services: readonly RenewableService[], values: RenewalValues, currency: string) => {
  const offer = usePriceOffer('amount', currency)
  const { offer: offerPrice } = offer
  const total = totalOf(chosenServices(services, values).map(({ service }) => service))
  useEffect(() => offerPrice(total === null || total === 0 ? null : { amount: total, currency }), [currency, offerPrice, total])
  return offer
}

interface ServiceProps extends Pick<RenewalFieldsProps, 'planName' | 'currency'> {
  readonly service: RenewableService
  readonly index: number
}

const Service = ({ service: renewable, index, planName, currency }: ServiceProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { service, isPlan, isOff, standing, when, charge, foreignPrice } = renewable
  const { field } = useControlled(`services.${index}.isChosen`)
  const name = isPlan && planName !== null ? `${planName} (${service.serviceName})` : service.serviceName
  const isOver = standing === 'over'
  const terms = [
    isPlan ? 'Plan' : 'Add-on',
    chargingModelWords(service.chargingModel),
    charge === null ? 'no price' : formatMoney(charge, currency),
    service.endDate === null || isOver ? null : `until ${formatDate(service.endDate)}`,
  ]
  return (
    <li className={styles.service} aria-label={name}>
      <div className={layout.stackS}>
        <div className={layout.wrap}>
          <Checkbox label={name} checked={field.value === true} onChange={(_, { checked }) => field.onChange(checked === true)} />
          {isOver && when !== null && <EndedBadge when={when} />}
          {isOff && (
            <Badge appearance="tint" color="warning">
              Switched off
            </Badge>
          )}
        </div>
        <Text size={200} className={mergeClasses(layout.quiet, styles.terms)}>
          {terms.filter(Boolean).join(' · ')}
          {isOver && service.endDate !== null && ` · ended on ${formatDate(service.endDate)}`}
          {isOff && '. A renewal does not switch it on.'}
          {foreignPrice !== null && `. The partner's renewal price is ${foreignPrice.currency} ${formatMoney(foreignPrice.amount, foreignPrice.currency)}.`}
        </Text>
      </div>
      {field.value === true && <DateField name={`services.${index}.endDate`} label={`New end of ${isPlan && planName !== null ? planName : name}`} required />}
    </li>
  )
}

interface StepProps {
  readonly name: 'takesPayment' | 'createsInvoice' | 'sendsInvoice'
  readonly label: string
  /** Why it cannot be taken; null where it can. */
  readonly refusal: string | null
  readonly isOn: boolean
  readonly note?: string | null
  readonly children?: ReactNode
}

/** A step that can be left out. One that cannot be taken is off, and says why. */
const Step = ({ name, label, refusal, isOn, note = null, children }: StepProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const reasonId = useId()
  const { field } = useControlled(name)
  const isRefused = refusal !== null
  return (
    <section className={layout.stackS} aria-label={label}>
      <div className={layout.wrap}>
        <Checkbox
          className={styles.toggle}
          label={{ children: label, style: { fontWeight: tokens.fontWeightSemibold } }}
          checked={isOn}
          aria-disabled={isRefused}
          {...(isRefused ? { 'aria-describedby': reasonId } : {})}
          onChange={(_, { checked }) => !isRefused && field.onChange(checked === true)}
        />
        {isRefused && (
          <Text id={reasonId} size={200} className={layout.quiet}>
            {refusal}
          </Text>
        )}
        {isOn && note !== null && (
          <Text size={200} className={mergeClasses(layout.quiet, layout.numbers)}>
            {note}
          </Text>
        )}
      </div>
      {isOn && children !== undefined && <div className={styles.step}>{children}</div>}
    </section>
  )
}
