import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import type { FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

const useStyles = makeStyles({
  // What the browser takes for a typed line is wider than a column of a form may be.
  input: { minWidth: 0, width: '100%' },
  swatch: {
    flexShrink: 0,
    width: tokens.fontSizeHero700,
    height: tokens.lineHeightBase400,
    padding: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
  },
})

const WHOLE = /^#[\da-f]{6}$/i

/** A colour; its value is a string such as `#ea2b1f`, typed or picked. The schema checks it. */
export const ColorField = memo(function ColorField(props: FieldProps) {
  const styles = useStyles()
  const { text: value, change, labelled, control } = useField(props)
  return (
    <LabelledField {...labelled}>
      <Input
        {...control}
        value={value}
        autoComplete="off"
        spellCheck={false}
        input={{ className: styles.input }}
        contentBefore={
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${props.label}: pick`}
            value={WHOLE.test(value) ? value.toLowerCase() : '#000000'}
            disabled={control.disabled}
            onChange={(event) => change(event.target.value)}
            onBlur={control.onBlur}
          />
        }
        onChange={(_, data) => change(data.value.trim())}
      />
    </LabelledField>
  )
})
