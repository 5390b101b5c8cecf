import { makeStyles, mergeClasses, Text, Textarea, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import type { FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

const useStyles = makeStyles({
  hint: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' },
  over: { color: tokens.colorStatusDangerForeground1 },
})

export interface TextAreaFieldProps extends FieldProps {
  /** Characters that fit; counted below the field. More can be typed, or pasted: the schema refuses it, nothing is cut silently. */
  readonly limit?: number
  readonly rows?: number
}

export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  const { hint, limit, rows = 3 } = props
  const styles = useStyles()
  const { text, change, labelled, control } = useField(props)
  const counter = limit !== undefined && (
    <Text size={200} className={mergeClasses(styles.count, text.length > limit && styles.over)}>
      {text.length} / {limit}
    </Text>
  )
  return (
    <LabelledField
      {...labelled}
      hint={
        <span className={styles.hint}>
          {hint}
          {counter}
        </span>
      }
    >
      <Textarea {...control} rows={rows} value={text} onChange={(_, data) => change(data.value)} />
    </LabelledField>
  )
})
