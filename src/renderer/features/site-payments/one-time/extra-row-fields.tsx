import { memo, useCallback } from 'react'
import * as z from 'zod'
import type { FieldOption } from '#components/form/field-props.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { amountField } from '#components/money/amount.ts'
import { PriceField } from '#components/money/price-field.tsx'
import { usePriceOffer } from '#components/money/use-price-offer.ts'
import type { Price } from '#shared/domain/currency.ts'
import { ENTER_PRICE, SELECT_EXTRA_SERVICE } from '../messages.ts'
import { RowCard } from '../row-card.tsx'

/** A one-time service to be bought, as typed. */
export interface ExtraRow {
  readonly serviceName: string
  /** In major units. */
  readonly price: string
  readonly note: string
}

export interface ExtraValues {
  extras: ExtraRow[]
}

export const EMPTY_EXTRA: ExtraRow = { serviceName: '', price: '', note: '' }

export const extraSchema = z.object({
  extras: z.array(z.object({ serviceName: z.string().min(1, SELECT_EXTRA_SERVICE), price: amountField(ENTER_PRICE), note: z.string().trim() })).min(1),
})

/** Whether a row holds nothing that was typed or chosen. */
export const isEmptyExtra = ({ serviceName, price, note }: ExtraRow): boolean => serviceName === '' && price === '' && note === ''

export interface ExtraRowFieldsProps {
  readonly index: number
  readonly options: readonly FieldOption[]
  /** Prices by service. */
  readonly prices: ReadonlyMap<string, Price>
  readonly currency: string
  /** The last row stays. */
  readonly isLast: boolean
  readonly onRemove: (index: number) => void
}

/** One one-time service to be bought; choosing it offers its price. */
export const ExtraRowFields = memo(({ index, options, prices, currency, isLast, onRemove }: ExtraRowFieldsProps) => {
  const name = `extras.${index}.price`
  const offer = usePriceOffer(name, currency)
  const { offer: offerPrice } = offer
  const choose = useCallback((serviceName: string) => offerPrice(prices.get(serviceName) ?? null), [offerPrice, prices])
  return (
    <RowCard label={`One-time service ${index + 1}`} onRemove={() => onRemove(index)} {...(isLast ? { removeBlocked: 'At least one row is kept.' } : {})}>
      <SelectField name={`extras.${index}.serviceName`} label="Service" required options={options} placeholder="Choose a service" onChosen={choose} />
      <PriceField name={name} label="Price" currency={currency} required source="The price list" offer={offer} />
      <TextField name={`extras.${index}.note`} label="Note" />
    </RowCard>
  )
})
ExtraRowFields.displayName = 'ExtraRowFields'
