import { Input, type InputProps } from '@fluentui/react-components'
import { memo } from 'react'
import type { FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  readonly placeholder?: string
  /** Text in front of the value, such as a calling code. */
  readonly before?: string
  /** Text behind the value, such as the domain after a sub domain. */
  readonly after?: string
  readonly autoComplete?: string
  /** What is typed turns into capitals as it is typed. */
  readonly isUpperCase?: boolean
}

export const TextField = memo(function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, before, after, autoComplete = 'off', isUpperCase = false } = props
  const { text, change, labelled, control } = useField(props)
  const optional: Partial<InputProps> = {
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(before === undefined ? {} : { contentBefore: before }),
    ...(after === undefined ? {} : { contentAfter: after }),
  }
  return (
    <LabelledField {...labelled}>
      <Input
        {...control}
        type={type}
        value={text}
        autoComplete={autoComplete}
        spellCheck={false}
        onChange={({ currentTarget }) => change(isUpperCase ? capitalised(currentTarget) : currentTarget.value)}
        {...optional}
      />
    </LabelledField>
  )
})

/** Writes the capitals into the control itself, so that the caret stays where it is. */
const capitalised = (input: HTMLInputElement): string => {
  const { value, selectionStart, selectionEnd } = input
  const capitals = value.toUpperCase()
  if (capitals === value) return value
  input.value = capitals
  input.setSelectionRange(selectionStart, selectionEnd)
  return capitals
}
