import { makeStyles, tokens } from '@fluentui/react-components'
import { memo, useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldOption } from '#components/form/field-props.ts'
import { DateField } from '#components/form/fields/date-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { PriceField, usePriceOffer } from '#components/money/price-field.tsx'
import { MASTER_OFF_REASONS, NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { endOfPeriod, hasPeriod } from '#shared/domain/service-period.ts'
import { BILLING_STATUS_OPTIONS, CHARGING_MODEL_OPTIONS, MASTER_STATUS_OPTIONS } from '../billing-terms.ts'
import { EndedBadge } from '../ended-badge.tsx'
import type { ServiceRates } from '../partner-prices.ts'
import { RowCard } from '../row-card.tsx'
import { type RecurringValues, type SiteService, switchesOff } from './recurring-form.ts'

interface ServiceRowFieldsProps {
  readonly index: number
  /** The platform has the service: it can be switched off, not renamed or removed. */
  readonly isStored: boolean
  readonly serviceNames: readonly string[]
  readonly rates: ServiceRates
  readonly currency: string
  readonly isEndRequired: boolean
  /** "ended 12 days ago", of what the platform holds; null where it has not ended. */
  readonly ended: string | null
  readonly onRemove: (index: number) => void
}

/** One recurring service. Its dates follow the charging model, and a price for it is offered. */
export const ServiceRowFields = memo(({ index, isStored, serviceNames, rates, currency, isEndRequired, ended, onRemove }: ServiceRowFieldsProps) => {
  const { setValue, getValues } = useFormContext<RecurringValues>()
  const row = useWatch<RecurringValues, `services.${number}`>({ name: `services.${index}` })
  const others = useWatch<RecurringValues, 'services'>({ name: 'services' })
  const { serviceName, chargingModel, status } = row
  const price = isStored ? 'renewal' : 'annual'

  const offer = usePriceOffer(`services.${index}.rate`, currency)
  const { offer: offerPrice } = offer

  const offerRate = useCallback(async () => {
    const before = getValues(`services.${index}`)
    const ofPartner = rates.partnerRate(before.serviceName, price)
    if (ofPartner !== null) {
      offerPrice(ofPartner, ofPartner.currency === currency)
      return
    }
    const listed = await rates.listRate(before.serviceName, before.chargingModel)
    const now = getValues(`services.${index}`)
    // Something else was chosen while the price was looked up.
    if (now?.serviceName === before.serviceName && now.chargingModel === before.chargingModel) offerPrice(listed)
  }, [currency, getValues, index, offerPrice, price, rates])
  const fillEnd = useCallback(() => {
    const { startDate, chargingModel: model } = getValues(`services.${index}`)
    const end = endOfPeriod(startDate, model)
    if (end !== null) setValue(`services.${index}.endDate`, end, { shouldDirty: true, shouldValidate: true })
  }, [getValues, index, setValue])
  const chooseService = useCallback(() => void offerRate(), [offerRate])
  const chooseModel = useCallback(() => {
    fillEnd()
    void offerRate()
  }, [fillEnd, offerRate])

  const taken = JSON.stringify(others.map((other) => other.serviceName))
  const services = useMemo<readonly FieldOption[]>(() => {
    const names = JSON.parse(taken) as readonly string[]
    return serviceNames.map((name) => ({ value: name, label: name, disabled: names.some((other, at) => at !== index && other === name) }))
  }, [index, serviceNames, taken])
  const partnerPrice = rates.partnerRate(serviceName, price)
  const isFixedPrice = partnerPrice !== null && partnerPrice.currency === currency

  return (
    <RowCard
      label={serviceName === '' ? `New service ${index + 1}` : serviceName}
      {...(isStored ? {} : { onRemove: () => onRemove(index) })}
      {...(ended === null ? {} : { notice: <EndedBadge when={ended} /> })}
    >
      <SelectField
        name={`services.${index}.serviceName`}
        label="Service"
        required
        disabled={isStored}
        options={services}
        placeholder="Choose"
        onChosen={chooseService}
      />
      <SelectField
        name={`services.${index}.chargingModel`}
        label="Charging Model"
        required
        options={CHARGING_MODEL_OPTIONS}
        placeholder="Choose"
        onChosen={chooseModel}
      />
      <SelectField name={`services.${index}.status`} label="Billing Status" required options={BILLING_STATUS_OPTIONS} placeholder="Choose" />
      <PriceField
        name={`services.${index}.rate`}
        label="Rate"
        currency={currency}
        required
        disabled={isFixedPrice}
        source={partnerPrice === null ? 'The price list' : "The partner's price list"}
        offer={offer}
        {...(isFixedPrice ? { hint: "The partner's price" } : {})}
      />
      {hasPeriod(chargingModel, status) && (
        <>
          <DateField name={`services.${index}.startDate`} label="Start Date" required onChosen={fillEnd} />
          <DateField name={`services.${index}.endDate`} label="End Date" required={isEndRequired} />
        </>
      )}
      <SelectField name={`services.${index}.masterStatus`} label="Master Status" required options={MASTER_STATUS_OPTIONS} placeholder="Choose" />
    </RowCard>
  )
})
ServiceRowFields.displayName = 'ServiceRowFields'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    flexGrow: 1,
  },
  note: { gridColumn: 'span 2' },
})

/** What is noted about a save; the reason is asked for when a service is switched off. */
export const EventFields = ({ stored }: { readonly stored: readonly SiteService[] }) => {
  const styles = useStyles()
  const services = useWatch<RecurringValues, 'services'>({ name: 'services' })
  return (
    <div className={styles.fields}>
      <SelectField name="event.category" label="Category" required options={NOTE_CATEGORIES} placeholder="Choose a category" />
      {services.some((row) => switchesOff(row, stored)) && (
        <SelectField name="event.reason" label="Reason" required options={MASTER_OFF_REASONS} placeholder="Choose why it is switched off" />
      )}
      <div className={styles.note}>
        <TextField name="event.note" label="Notes" required />
      </div>
    </div>
  )
}
