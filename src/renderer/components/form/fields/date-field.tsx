import { memo } from 'react'
import { useController } from 'react-hook-form'
import { parseFormDate } from '#shared/domain/date.ts'
import { DateInput } from '../../date-input/date-input.tsx'
import { fieldId } from '../field-id.ts'
import type { FieldProps } from '../field-props.ts'
import { LabelledField } from '../labelled-field.tsx'

export interface DateFieldProps extends FieldProps {
  /** Called after the user chose or typed a day, not when the form is filled by code. */
  readonly onChosen?: (day: string) => void
}

/** A day; its value is what was typed: `YYYY-MM-DD`, empty for none; the schema refuses the rest. */
export const DateField = memo((props: DateFieldProps) => {
  const { name, disabled = false, onChosen } = props
  const { field, fieldState } = useController({ name })
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <DateInput
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        value={String(field.value ?? '')}
        disabled={disabled}
        onChange={(typed) => {
          field.onChange(typed)
          if (typed === '' || parseFormDate(typed) !== null) onChosen?.(typed)
        }}
        onBlur={field.onBlur}
      />
    </LabelledField>
  )
})
DateField.displayName = 'DateField'
