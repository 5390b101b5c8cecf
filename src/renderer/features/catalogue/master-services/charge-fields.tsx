import { Text } from '@fluentui/react-components'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'

/** One charge a charging model: PAY PER USE, MONTHLY, YEARLY. */
export const ChargeFields = () => (
  <div>
    <FieldGrid>
      {PRICED_MODELS.map(({ value, label }) => (
        <MoneyField key={value} name={`charges.${value}`} label={label} currency={DEFAULT_CURRENCY} />
      ))}
    </FieldGrid>
    <Text size={200}>A charge that is left empty is not offered.</Text>
  </div>
)

export const OneTimeChargeField = () => <MoneyField name="charge" label="One Time Charge" currency={DEFAULT_CURRENCY} required />
