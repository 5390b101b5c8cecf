import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { FieldGroup } from '../field-group.tsx'
import type { FieldOption, FieldProps } from '../field-props.ts'
import { useControlled } from '../use-controlled.ts'

const useStyles = makeStyles({
  group: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', columnGap: tokens.spacingHorizontalM },
})

/** Any of some choices; its value is an array of strings in the order of the options. Stored values that are no option are kept. */
export const CheckboxGroupField = memo(function CheckboxGroupField(props: FieldProps & { readonly options: readonly FieldOption[] }) {
  const { name, label, required = false, disabled = false, hint, options } = props
  const styles = useStyles()
  const { field, fieldState } = useControlled(name)
  const ticked = (field.value ?? []) as readonly string[]
  const tick = (value: string, isTicked: boolean): void => {
    const known = options.filter((option) => (option.value === value ? isTicked : ticked.includes(option.value))).map((option) => option.value)
    const foreign = ticked.filter((other) => !options.some((option) => option.value === other))
    field.onChange([...known, ...foreign])
  }
  return (
    <FieldGroup name={name} label={label} required={required} hint={hint} error={fieldState.error?.message} className={styles.group} onBlur={field.onBlur}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          {...(index === 0 ? { ref: field.ref } : {})}
          label={option.label}
          checked={ticked.includes(option.value)}
          disabled={disabled || option.disabled === true}
          onChange={(_, data) => tick(option.value, data.checked === true)}
        />
      ))}
    </FieldGroup>
  )
})
