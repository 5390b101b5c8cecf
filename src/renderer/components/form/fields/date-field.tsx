import { memo } from 'react'
import { parseDay } from '#shared/domain/date.ts'
import { DateInput } from '../../date-input/date-input.tsx'
import type { FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

export interface DateFieldProps extends FieldProps {
  /** Called after the user chose or typed a day, not when the form is filled by code. */
  readonly onChosen?: (day: string) => void
}

/**
 * A day; its value is `YYYY-MM-DD` as soon as what is typed can be read, empty for none; the schema refuses the rest.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { text, change, labelled, control } = useField(props)
  return (
    <LabelledField {...labelled}>
      <DateInput
        {...control}
        value={text}
        onChange={(typed) => {
          change(typed)
          if (typed === '' || parseDay(typed) !== null) props.onChosen?.(typed)
        }}
      />
    </LabelledField>
  )
})
