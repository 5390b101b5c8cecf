import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import type { FieldProps } from '../form/field-props.ts'
import { LabelledField, useField } from '../form/labelled-field.tsx'
import { useLayoutStyles } from '../layout-styles.ts'

export interface MoneyFieldProps extends FieldProps {
  readonly currency: string
  /** Called with what the user types, not when the form is filled by code. Keep it stable between renders. */
  readonly onTyped?: (typed: string) => void
}

/**
 * An amount of money. Its value is the text as typed, for `parseMoney` of the form's schema to read: a number field would change or drop what it cannot read.
 */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  const { currency, onTyped } = props
  const layout = useLayoutStyles()
  const { text, change, labelled, control } = useField(props)
  return (
    <LabelledField {...labelled}>
      <Input
        {...control}
        inputMode="decimal"
        // Readable also where the field is disabled: it says what the amount beside it is.
        contentBefore={{ children: currency, className: layout.muted }}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(_, data) => {
          change(data.value)
          onTyped?.(data.value)
        }}
      />
    </LabelledField>
  )
})
