import { Field, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldProps } from '../field-props.ts'

// Begins where the fields around it begin.
const useStyles = makeStyles({ control: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` } })

export interface SwitchFieldProps extends FieldProps {
  /** Called after the user switched, not when the form is filled by code. */
  readonly onSwitched?: (checked: boolean) => void
  /** The label is above the switch, as that of a text field: for a switch among texts. */
  readonly isLabelAbove?: boolean
}

/** Yes or no; its value is a boolean. */
export const SwitchField = memo(({ name, label, disabled = false, hint, note, onSwitched, isLabelAbove = false }: SwitchFieldProps) => {
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  const message = fieldState.error?.message ?? note?.text
  return (
    <Field
      validationState={fieldState.error === undefined ? (note?.state ?? 'none') : 'error'}
      {...(message === undefined ? {} : { validationMessage: message })}
      {...(hint === undefined ? {} : { hint })}
    >
      <Switch
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        className={styles.control}
        label={label}
        labelPosition={isLabelAbove ? 'above' : 'after'}
        checked={field.value === true}
        disabled={disabled}
        onChange={(_, data) => {
          field.onChange(data.checked)
          onSwitched?.(data.checked)
        }}
        onBlur={field.onBlur}
      />
    </Field>
  )
})
SwitchField.displayName = 'SwitchField'
