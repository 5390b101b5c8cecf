import { Input, type InputProps } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldProps } from '../field-props.ts'
import { LabelledField } from '../labelled-field.tsx'

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  readonly placeholder?: string
  /** More typing is refused beyond this many characters. Where the schema has a message for it, leave this out. */
  readonly maxLength?: number
  /** Text in front of the value, such as a calling code. */
  readonly before?: string
  /** Text behind the value, such as the domain after a sub domain. */
  readonly after?: string
  readonly autoComplete?: string
  /** What is typed turns into capitals as it is typed. */
  readonly isUpperCase?: boolean
}

/** One line of text; its value is a string. */
export const TextField = memo((props: TextFieldProps) => {
  const { name, disabled = false, type = 'text', placeholder, maxLength, before, after, autoComplete = 'off', isUpperCase = false } = props
  const { field, fieldState } = useController({ name })
  const optional: Partial<InputProps> = {
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(before === undefined ? {} : { contentBefore: before }),
    ...(after === undefined ? {} : { contentAfter: after }),
  }
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <Input
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        type={type}
        value={String(field.value ?? '')}
        disabled={disabled}
        autoComplete={autoComplete}
        spellCheck={false}
        onChange={({ currentTarget }) => field.onChange(isUpperCase ? capitalised(currentTarget) : currentTarget.value)}
        onBlur={field.onBlur}
        {...optional}
      />
    </LabelledField>
  )
})
TextField.displayName = 'TextField'

/** Writes the capitals into the control itself, so that the caret stays where it is. */
const capitalised = (input: HTMLInputElement): string => {
  const { value, selectionStart, selectionEnd } = input
  const capitals = value.toUpperCase()
  if (capitals === value) return value
  input.value = capitals
  input.setSelectionRange(selectionStart, selectionEnd)
  return capitals
}
