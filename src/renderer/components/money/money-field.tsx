import { memo, useMemo } from 'react'
import type { FieldProps } from '../form/field-props.ts'
import { LabelledField, useField } from '../form/labelled-field.tsx'
import { useLayoutStyles } from '../layout-styles.ts'
import { AmountInput } from '../typed-value/amount-input.tsx'

export interface MoneyFieldProps extends FieldProps {
  readonly currency: string
  /** Called with what the user types, not when the form is filled by code. Keep it stable between renders. */
  readonly onTyped?: (typed: string) => void
}

/**
 * An amount of money. Its value is a plain decimal as soon as what is typed can be read; the form's schema refuses the
 * rest.
 */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  const { currency, onTyped } = props
  const layout = useLayoutStyles()
  const { text, change, labelled, control } = useField(props)
  const currencies = useMemo(() => [currency], [currency])
  return (
    <LabelledField {...labelled}>
      <AmountInput
        {...control}
        // Readable also where the field is disabled: it says what the amount beside it is.
        contentBefore={{ children: currency, className: layout.muted }}
        value={text}
        currencies={currencies}
        onChange={(amount) => {
          change(amount)
          onTyped?.(amount)
        }}
      />
    </LabelledField>
  )
})
