import { Dropdown, makeStyles, Option } from '@fluentui/react-components'
import { memo, useMemo } from 'react'
import type { FieldOption, FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'
import { LIST_POSITION } from './combo-field.tsx'

// Fluent's own least width is wider than a column of a form may be; a long choice is cut before the arrow, and shown whole on hovering.
const useStyles = makeStyles({
  dropdown: { minWidth: 0, width: '100%' },
  button: { gridTemplateColumns: '[content] minmax(0, 1fr) [icon] auto [end]' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

export interface MultiSelectFieldProps extends FieldProps {
  /** Keep the array stable between renders. */
  readonly options: readonly FieldOption[]
  readonly placeholder?: string
  readonly emptyText?: string
}

/** Several of many choices, in a list that opens; its value is an array of strings in the order of the options. Stored values that are no option are kept. */
export const MultiSelectField = memo(function MultiSelectField(props: MultiSelectFieldProps) {
  const { options, placeholder, emptyText = 'Nothing to choose' } = props
  const styles = useStyles()
  const { value: stored, change, labelled, control } = useField(props)
  const chosen = (stored ?? []) as readonly string[]
  const labels = useMemo(() => new Map(options.map(({ value, label }) => [value, label])), [options])
  const text = chosen.map((value) => labels.get(value) ?? value).join(', ')
  const choose = (selected: readonly string[]): void => {
    const known = options.map(({ value }) => value).filter((value) => selected.includes(value))
    change([...known, ...chosen.filter((value) => !labels.has(value))])
  }
  return (
    <LabelledField {...labelled}>
      <Dropdown
        {...control}
        className={styles.dropdown}
        button={{ className: styles.button, children: <span className={styles.text}>{text || placeholder}</span> }}
        multiselect
        positioning={LIST_POSITION}
        value={text}
        title={text}
        selectedOptions={[...chosen]}
        {...(placeholder === undefined ? {} : { placeholder })}
        onOptionSelect={(_, data) => choose(data.selectedOptions)}
      >
        {options.map((option) => (
          <Option key={option.value} value={option.value} text={option.label} disabled={option.disabled === true}>
            {option.label}
          </Option>
        ))}
        {options.length === 0 && (
          <Option key="none" value="" text="" disabled>
            {emptyText}
          </Option>
        )}
      </Dropdown>
    </LabelledField>
  )
})
