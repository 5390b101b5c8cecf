import { Field, makeStyles, mergeClasses, Text, Textarea, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldProps } from '../field-props.ts'

const useStyles = makeStyles({
  hint: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' },
  over: { color: tokens.colorStatusDangerForeground1 },
})

export interface TextAreaFieldProps extends FieldProps {
  /** Characters that fit; counted below the field. More can be typed, or pasted: the schema refuses it, nothing is cut silently. */
  readonly limit?: number
  /** Lines in sight. */
  readonly rows?: number
}

/** Several lines of text; its value is a string. */
export const TextAreaField = memo((props: TextAreaFieldProps) => {
  const { name, label, required = false, disabled = false, hint, note, limit, rows = 3 } = props
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  const value = String(field.value ?? '')
  const message = fieldState.error?.message ?? note?.text
  const counter = limit !== undefined && (
    <Text size={200} className={mergeClasses(styles.count, value.length > limit && styles.over)}>
      {value.length} / {limit}
    </Text>
  )
  return (
    <Field
      label={{ children: label, htmlFor: fieldId(name) }}
      required={required}
      validationState={fieldState.error === undefined ? (note?.state ?? 'none') : 'error'}
      {...(message === undefined ? {} : { validationMessage: message })}
      hint={{
        children: (
          <span className={styles.hint}>
            {hint}
            {counter}
          </span>
        ),
      }}
    >
      <Textarea
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        rows={rows}
        value={value}
        disabled={disabled}
        onChange={(_, data) => field.onChange(data.value)}
        onBlur={field.onBlur}
      />
    </Field>
  )
})
TextAreaField.displayName = 'TextAreaField'
