import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldProps } from '../field-props.ts'
import { LabelledField } from '../labelled-field.tsx'

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
export const ColorField = memo((props: FieldProps) => {
  const { name, label, disabled = false } = props
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  const value = String(field.value ?? '')
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <Input
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        value={value}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        input={{ className: styles.input }}
        contentBefore={
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${label}: pick`}
            value={WHOLE.test(value) ? value.toLowerCase() : '#000000'}
            disabled={disabled}
            onChange={(event) => field.onChange(event.target.value)}
            onBlur={field.onBlur}
          />
        }
        onChange={(_, data) => field.onChange(data.value.trim())}
        onBlur={field.onBlur}
      />
    </LabelledField>
  )
})
ColorField.displayName = 'ColorField'
