import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components'
import { lazy, memo, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { FieldGroup } from '#components/form/field-group.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import { HtmlFrame } from '#components/html-preview/html-frame.tsx'

const CodeEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }))

const HEIGHT = 'max(420px, 56vh)'

const useStyles = makeStyles({
  field: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))', gap: tokens.spacingHorizontalL },
  half: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, height: HEIGHT, minWidth: 0 },
  editor: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}` },
  },
  invalid: { border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}` },
  frame: { flexGrow: 1, minHeight: 0 },
})

/** HTML as a text, with what it looks like beside it; its value is a string. */
export const CodeField = memo(({ name, label, required = false, disabled = false, hint }: FieldProps) => {
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  const value = String(field.value ?? '')
  const isInvalid = fieldState.error !== undefined
  return (
    <FieldGroup
      name={name}
      label={label}
      required={required}
      hint={hint ?? 'Escape and then Tab leaves the editor.'}
      error={fieldState.error?.message}
      className={styles.field}
    >
      <div className={styles.half}>
        <Text weight="semibold">HTML</Text>
        <Suspense fallback={<Spinner className={styles.editor} label="Loading the editor" />}>
          <CodeEditor
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            label={label}
            disabled={disabled}
            isInvalid={isInvalid}
            className={mergeClasses(styles.editor, isInvalid && styles.invalid)}
          />
        </Suspense>
      </div>
      <div className={styles.half}>
        <Text weight="semibold">Preview</Text>
        <HtmlFrame title="Preview" html={value} className={styles.frame} />
      </div>
    </FieldGroup>
  )
})
CodeField.displayName = 'CodeField'
