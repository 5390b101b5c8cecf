import { makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { lazy, memo, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { FieldGroup } from '#components/form/field-group.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import type { RichTextImages } from './rich-text-images.ts'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

const useStyles = makeStyles({
  editor: {
    height: 'max(420px, 56vh)',
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}` },
  },
  invalid: { border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}` },
})

export interface RichTextFieldProps extends FieldProps {
  /** Lets images of this computer into the text. Keep it stable between renders. */
  readonly images?: RichTextImages
}

/** HTML as people see it; its value is a string, untouched until something is changed. */
export const RichTextField = memo(({ name, label, required = false, disabled = false, hint, images }: RichTextFieldProps) => {
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  const isInvalid = fieldState.error !== undefined
  return (
    <FieldGroup name={name} label={label} required={required} hint={hint} error={fieldState.error?.message}>
      <Suspense fallback={<Spinner className={styles.editor} label="Loading the editor" />}>
        <RichTextEditor
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          label={label}
          disabled={disabled}
          isInvalid={isInvalid}
          images={images}
          className={mergeClasses(styles.editor, isInvalid && styles.invalid)}
        />
      </Suspense>
    </FieldGroup>
  )
})
RichTextField.displayName = 'RichTextField'
