import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { memo, useRef } from 'react'
import { asciiDigits } from '#shared/domain/text/ascii-digits.ts'
import { FieldGroup } from '../field-group.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControlled } from '../use-controlled.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXS },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, width: '100%' },
  // Fluent's own least width is wider than a column of a form may be.
  input: { flexGrow: 1, minWidth: 0 },
  digits: { minWidth: 0, width: '100%' },
  remove: { flexShrink: 0 },
})

export interface DigitsListFieldProps extends FieldProps {
  /** What one entry is, for its label and the button: "contact number". */
  readonly entryLabel: string
}

/**
 * A list of short runs of digits, such as phone numbers; its value is an array of strings. Blanks, hyphens and
 * brackets of a pasted number are left out; what is more than these stays as it was typed, and the schema refuses it.
 */
export const DigitsListField = memo(function DigitsListField({ name, label, required = false, disabled = false, hint, entryLabel }: DigitsListFieldProps) {
  const styles = useStyles()
  const list = useRef<HTMLDivElement>(null)
  const { field, fieldState } = useControlled(name)
  const entries = (field.value ?? []) as readonly string[]
  const message = messageOf(fieldState.error)
  // An entry is known by its place: while it is typed it has nothing else.
  const places = entries.map((entry, index) => ({ entry, index, key: String(index) }))
  const change = (index: number, typed: string): void => field.onChange(entries.with(index, digitsOf(typed)))
  const add = (): void => {
    field.onChange([...entries, ''])
    requestAnimationFrame(() => list.current?.querySelectorAll('input').item(entries.length).focus())
  }
  return (
    <FieldGroup name={name} label={label} required={required} hint={hint} error={message} ref={list} className={styles.list} onBlur={field.onBlur}>
      {places.map(({ entry, index, key }) => (
        <div key={key} className={styles.entry}>
          <Input
            className={styles.input}
            input={{ className: styles.digits }}
            aria-label={`${capitalised(entryLabel)} ${index + 1}`}
            inputMode="numeric"
            value={entry}
            disabled={disabled}
            autoComplete="off"
            onChange={(_, data) => change(index, data.value)}
          />
          <Button
            appearance="subtle"
            className={styles.remove}
            icon={<DismissRegular />}
            aria-label={`Remove ${entryLabel} ${index + 1}`}
            disabled={disabled}
            onClick={() => field.onChange(entries.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button ref={field.ref} size="small" icon={<AddRegular />} disabled={disabled} onClick={add}>
        Add {entryLabel}
      </Button>
    </FieldGroup>
  )
})

const digitsOf = (typed: string): string => {
  const digits = asciiDigits(typed).replaceAll(/[\s()\-\u2010-\u2015]/gu, '')
  return /^\d*$/.test(digits) ? digits : typed
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The list's own message, else that of its first wrong entry. */
const messageOf = (error: unknown): string | undefined => {
  const all = Array.isArray(error) ? error : [error]
  return all.map((one: unknown) => (one as { readonly message?: string } | null | undefined)?.message).find((message) => message !== undefined)
}
