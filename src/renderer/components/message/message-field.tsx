import { Button, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components'
import { memo, useId, useRef } from 'react'
import type { Placeholder } from '#shared/domain/content/template.ts'
import { unknownPlaceholderText } from '#shared/domain/content/unknown-placeholders.ts'
import type { FieldNote, FieldProps } from '../form/field-props.ts'
import { LabelledField, useField } from '../form/labelled-field.tsx'

const useStyles = makeStyles({
  whole: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  label: { color: tokens.colorNeutralForeground2 },
  text: { minHeight: '200px', '& textarea': { maxHeight: 'none' } },
})

/** A warning, no error: the platform may know a placeholder that the console does not. */
const unknownNote = (text: string, placeholders: readonly Placeholder[]): FieldNote | undefined => {
  const warning = unknownPlaceholderText(text, placeholders)
  return warning === null ? undefined : { state: 'warning', text: warning }
}

/** The text of a message and a button for each placeholder, which goes in where the caret is or was last, else at the end. */
export const MessageField = memo(function MessageField(props: FieldProps & { readonly placeholders: readonly Placeholder[] }) {
  const styles = useStyles()
  const insertId = useId()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const wasThere = useRef(false)
  const { text: value, change, labelled, control } = useField(props)
  const note = props.note ?? unknownNote(value, props.placeholders)

  const insert = (token: string): void => {
    const element = area.current
    if (element === null) return
    const end = element.value.length
    const [from, to] = wasThere.current ? [element.selectionStart, element.selectionEnd] : [end, end]
    element.setRangeText(token, from, to, 'end')
    // The element holds the new text already: React leaves it, and the caret, alone.
    change(element.value)
    wasThere.current = true
    element.focus()
  }
  return (
    <div className={styles.whole}>
      <LabelledField {...labelled} note={note}>
        <Textarea
          {...control}
          ref={(element) => {
            area.current = element
            control.ref(element)
          }}
          className={styles.text}
          resize="vertical"
          rows={9}
          dir="auto"
          value={value}
          onFocus={() => {
            wasThere.current = true
          }}
          onChange={(_, data) => change(data.value)}
        />
      </LabelledField>
      <div role="group" aria-labelledby={insertId} className={styles.buttons}>
        <Text size={200} id={insertId} className={styles.label}>
          Insert
        </Text>
        {props.placeholders.map(({ token, label: text }) => (
          <Button key={token} size="small" title={token} disabled={control.disabled} onClick={() => insert(token)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
})
