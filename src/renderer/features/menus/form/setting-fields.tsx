import { makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { AGGREGATOR_SYSTEMS } from '#shared/domain/content/menu.ts'
import { TIME_SLOTS, WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import { FormPart } from '../form-part.tsx'
import { BANK_FIELDS } from '../settings/menu-setting.ts'

const useStyles = makeStyles({
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
  },
  day: {
    display: 'grid',
    gridTemplateColumns: '136px 1fr 1fr',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'end',
    '& .fui-Field, & .fui-Select__select': { minWidth: 0 },
  },
})

const optionOf = (value: string) => ({ value, label: value })
const SYSTEMS = AGGREGATOR_SYSTEMS.map(optionOf)
const YES_NO = ['Yes', 'No'].map(optionOf)
const SLOTS = TIME_SLOTS.map(optionOf)

export const AggregatorFields = ({ isLocked }: { readonly isLocked: boolean }) => {
  const isEnabled = useWatch({ name: 'aggregator.isEnabled' }) === true
  const system: unknown = useWatch({ name: 'aggregator.system' })
  const isFalcon = system === 'FALCON'
  return (
    <FormPart title="Aggregator" hint={isLocked ? 'Fixed once an aggregator is enabled.' : undefined}>
      <SwitchField name="aggregator.isEnabled" label="Sold through an aggregator" disabled={isLocked} />
      {isEnabled && (
        <FieldGrid>
          <SelectField name="aggregator.system" label="Aggregator System" required options={SYSTEMS} placeholder="Select a system" disabled={isLocked} />
          <TextField
            name="aggregator.merchantId"
            label="Aggregator Merchant Id"
            required={!isFalcon}
            disabled={isLocked || isFalcon}
            {...(isFalcon ? { hint: 'Given by FALCON on registration.' } : {})}
          />
          {system === 'WERA' && (
            <>
              <SelectField name="aggregator.managedByRecaho" label="Managed by Recaho" required options={YES_NO} placeholder="Select" disabled={isLocked} />
              <SelectField name="aggregator.swiggyDirect" label="Swiggy direct" required options={YES_NO} placeholder="Select" disabled={isLocked} />
            </>
          )}
          {isFalcon && (
            <>
              <TextField name="aggregator.fssai" label="FSSAI" required={!isLocked} hint="14 digits, sent with the registration." />
              <TextField name="aggregator.gstin" label="GSTIN" />
            </>
          )}
        </FieldGrid>
      )}
    </FormPart>
  )
}

/** The week of a menu: each day open with both times, or closed. */
export const HoursFields = () => (
  <FormPart title="Hours of operation" hint="A day is open once it is switched on and has both times; any other is recorded as Closed.">
    <div className={useStyles().week}>
      {WEEKDAYS.map(({ value, label }, index) => (
        <DayFields key={value} name={`hours.${index}`} day={label} />
      ))}
    </div>
  </FormPart>
)

const DayFields = memo(({ name, day }: { readonly name: string; readonly day: string }) => {
  const isDisabled = useWatch({ name: `${name}.enable` }) !== true
  return (
    <div className={useStyles().day} role="group" aria-label={day}>
      <SwitchField name={`${name}.enable`} label={day} />
      <SelectField name={`${name}.from`} label="From" options={SLOTS} placeholder="Not set" disabled={isDisabled} />
      <SelectField name={`${name}.to`} label="To" options={SLOTS} placeholder="Not set" disabled={isDisabled} />
    </div>
  )
})
DayFields.displayName = 'DayFields'

export const BankFields = () => (
  <FormPart title="Bank details" hint="No account, or a whole one; a registration with FALCON needs it.">
    <FieldGrid>
      {BANK_FIELDS.map(({ name, label }) => (
        <TextField key={name} name={`bank.${name}`} label={label} />
      ))}
    </FieldGrid>
  </FormPart>
)
