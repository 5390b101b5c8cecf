import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../form/field-id.ts'
import type { FieldProps } from '../form/field-props.ts'
import { LabelledField } from '../form/labelled-field.tsx'

// Readable also where the field is disabled: it says what the amount beside it is.
const useStyles = makeStyles({ currency: { color: tokens.colorNeutralForeground3 } })

export interface MoneyFieldProps extends FieldProps {
  readonly currency: string
  /** Called with what the user types, not when the form is filled by code. Keep it stable between renders. */
  readonly onTyped?: (typed: string) => void
}

/**
 * An amount of money. Its value is the text as typed, for `parseMoney` of the form's schema to read: a number field would change or drop what it cannot read.
 */
export const MoneyField = memo((props: MoneyFieldProps) => {
  const { name, currency, disabled = false, onTyped } = props
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <Input
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        inputMode="decimal"
        contentBefore={{ children: currency, className: styles.currency }}
        value={String(field.value ?? '')}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        onChange={(_, data) => {
          field.onChange(data.value)
          onTyped?.(data.value)
        }}
        onBlur={field.onBlur}
      />
    </LabelledField>
  )
})
MoneyField.displayName = 'MoneyField'
