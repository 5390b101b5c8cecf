import { memo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOption } from '#components/form/field-props.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { moneyToDecimal } from '#shared/domain/money.ts'
import { RowCard } from '../row-card.tsx'
import type { ExtraValues } from './extra-form.ts'

export interface ExtraRowFieldsProps {
  readonly index: number
  readonly options: readonly FieldOption[]
  /** Prices by service, minor units. */
  readonly prices: ReadonlyMap<string, number>
  readonly currency: string
  /** The last row stays. Source: SVC-039. */
  readonly isLast: boolean
  readonly onRemove: (index: number) => void
}

/** One one-time service to be bought; choosing it fills in its price. Source: SVC-034, SVC-036 to SVC-039. */
export const ExtraRowFields = memo(({ index, options, prices, currency, isLast, onRemove }: ExtraRowFieldsProps) => {
  const { setValue } = useFormContext<ExtraValues>()
  const fillPrice = (serviceName: string): void => {
    const price = prices.get(serviceName)
    if (price !== undefined) setValue(`extras.${index}.price`, moneyToDecimal(price), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <RowCard label={`One-time service ${index + 1}`} onRemove={() => onRemove(index)} {...(isLast ? { removeBlocked: 'At least one row is kept.' } : {})}>
      <SelectField name={`extras.${index}.serviceName`} label="Service" required options={options} placeholder="Choose a service" onChosen={fillPrice} />
      <MoneyField name={`extras.${index}.price`} label="Price" currency={currency} required />
      <TextField name={`extras.${index}.note`} label="Note" />
    </RowCard>
  )
})
ExtraRowFields.displayName = 'ExtraRowFields'
