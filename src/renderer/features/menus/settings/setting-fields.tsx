import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { TIME_SLOTS, WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import { BANK_FIELDS } from './bank-details.ts'

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
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

const SLOTS = TIME_SLOTS.map((slot) => ({ value: slot, label: slot }))

/** The week of a menu: each day open with both times, or closed. */
export const HoursFields = () => {
  const styles = useStyles()
  return (
    <section className={styles.part}>
      <Text as="h3" weight="semibold" className={styles.title}>
        Hours of operation
      </Text>
      <Text size={200} className={styles.hint}>
        A day is open once it is switched on and has both times; any other is recorded as Closed.
      </Text>
      <div className={styles.week}>
        {WEEKDAYS.map(({ value, label }, index) => (
          <DayFields key={value} name={`hours.${index}`} day={label} />
        ))}
      </div>
    </section>
  )
}

const DayFields = memo(({ name, day }: { readonly name: string; readonly day: string }) => {
  const styles = useStyles()
  const isEnabled = useWatch({ name: `${name}.enable` }) === true
  return (
    <div className={styles.day} role="group" aria-label={day}>
      <SwitchField name={`${name}.enable`} label={day} />
      <SelectField name={`${name}.from`} label="From" options={SLOTS} placeholder="Not set" disabled={!isEnabled} />
      <SelectField name={`${name}.to`} label="To" options={SLOTS} placeholder="Not set" disabled={!isEnabled} />
    </div>
  )
})
DayFields.displayName = 'DayFields'

/** The account that a menu is paid to. */
export const BankFields = () => {
  const styles = useStyles()
  return (
    <section className={styles.part}>
      <Text as="h3" weight="semibold" className={styles.title}>
        Bank details
      </Text>
      <Text size={200} className={styles.hint}>
        No account, or a whole one; a registration with FALCON needs it.
      </Text>
      <FieldGrid>
        {BANK_FIELDS.map(({ name, label }) => (
          <TextField key={name} name={`bank.${name}`} label={label} />
        ))}
      </FieldGrid>
    </section>
  )
}
