import { Button, Field, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components'
import { memo, useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { Placeholder } from '#shared/domain/content/template.ts'
import { fieldId } from '../form/field-id.ts'
import type { FieldProps } from '../form/field-props.ts'

const useStyles = makeStyles({
  whole: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  label: { color: tokens.colorNeutralForeground2 },
  text: { minHeight: '200px', '& textarea': { maxHeight: 'none' } },
})

export interface MessageFieldProps extends Omit<FieldProps, 'note'> {
  /** In the order of their buttons. Keep the array stable between renders. */
  readonly placeholders: readonly Placeholder[]
}

/** The text of a message and a button for each placeholder, which goes in where the caret is or was last, else at the end. */
export const MessageField = memo(({ name, label, placeholders, required = false, disabled = false, hint }: MessageFieldProps) => {
  const styles = useStyles()
  const insertId = useId()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const wasThere = useRef(false)
  const { field, fieldState } = useController({ name })
  const message = fieldState.error?.message

  const insert = (token: string): void => {
    const element = area.current
    if (element === null) return
    const end = element.value.length
    const [from, to] = wasThere.current ? [element.selectionStart, element.selectionEnd] : [end, end]
    element.setRangeText(token, from, to, 'end')
    // The element holds the new text already: React leaves it, and the caret, alone.
    field.onChange(element.value)
    wasThere.current = true
    element.focus()
  }
  return (
    <div className={styles.whole}>
      <Field
        label={{ children: label, htmlFor: fieldId(name) }}
        required={required}
        validationState={message === undefined ? 'none' : 'error'}
        {...(message === undefined ? {} : { validationMessage: message })}
        {...(hint === undefined ? {} : { hint })}
      >
        <Textarea
          id={fieldId(name)}
          ref={(element) => {
            area.current = element
            field.ref(element)
          }}
          name={name}
          className={styles.text}
          resize="vertical"
          rows={9}
          dir="auto"
          value={String(field.value ?? '')}
          disabled={disabled}
          onFocus={() => {
            wasThere.current = true
          }}
          onChange={(_, data) => field.onChange(data.value)}
          onBlur={field.onBlur}
        />
      </Field>
      <div role="group" aria-labelledby={insertId} className={styles.buttons}>
        <Text size={200} id={insertId} className={styles.label}>
          Insert
        </Text>
        {placeholders.map(({ token, label: text }) => (
          <Button key={token} size="small" title={token} disabled={disabled} onClick={() => insert(token)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
})
MessageField.displayName = 'MessageField'
