import { Field, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../labelled-field.tsx'
import { NotOfferedField, useIsLeftOut } from '../not-offered.tsx'

const useStyles = makeStyles({
  // Begins where the fields around it begin.
  control: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  // On the line of the labels beside it.
  above: { paddingTop: tokens.spacingVerticalXXS },
})

export interface SwitchFieldProps extends FieldProps {
  /** Called after the user switched, not when the form is filled by code. */
  readonly onSwitched?: ((checked: boolean) => void) | undefined
  /** The label is above the switch, as that of a text field: for a switch among texts. */
  readonly isLabelAbove?: boolean
}

/** Yes or no; its value is a boolean. */
export const SwitchField = memo(function SwitchField(props: SwitchFieldProps) {
  const { label, hint, note, onSwitched, isLabelAbove = false } = props
  const styles = useStyles()
  const { value, change, labelled, control } = useField(props)
  const message = labelled.error ?? note?.text
  if (useIsLeftOut(labelled.name, label)) return <NotOfferedField label={label} />
  return (
    <Field validationState={labelled.error === undefined ? (note?.state ?? 'none') : 'error'} validationMessage={message ?? null} hint={hint ?? null}>
      <Switch
        {...control}
        className={styles.control}
        label={isLabelAbove ? { children: label, className: styles.above } : label}
        labelPosition={isLabelAbove ? 'above' : 'after'}
        checked={value === true}
        onChange={(_, data) => {
          change(data.checked)
          onSwitched?.(data.checked)
        }}
      />
    </Field>
  )
})
