import { memo } from 'react'
import { useController } from 'react-hook-form'
import { DateInput } from '#components/date-input/date-input.tsx'
import { fieldId } from '#components/form/field-id.ts'
import type { FieldProps } from '#components/form/field-props.ts'
import { LabelledField } from '#components/form/labelled-field.tsx'

interface DayFieldProps extends FieldProps {
  /** The calendar offers no later day; unix seconds. */
  readonly latest: number
}

/** A day of a dashboard's range, DD-MM-YYYY. */
export const DayField = memo((props: DayFieldProps) => {
  const { name, latest } = props
  const { field, fieldState } = useController({ name })
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <DateInput
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        format="dashboard"
        latest={latest}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </LabelledField>
  )
})
DayField.displayName = 'DayField'
