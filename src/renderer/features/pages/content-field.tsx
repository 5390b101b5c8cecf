import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components'
import { lazy, memo, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { FieldGroup } from '#components/form/field-group.tsx'
import { HtmlFrame } from '#components/html-preview/html-frame.tsx'

const CodeEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }))
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text/rich-text-editor.tsx')).RichTextEditor }))

const HEIGHT = 'max(420px, 56vh)'

const useStyles = makeStyles({
  halves: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))', gap: tokens.spacingHorizontalL },
  half: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, height: HEIGHT, minWidth: 0 },
  editor: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}` },
  },
  whole: { height: HEIGHT },
  invalid: { border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}` },
  frame: { flexGrow: 1, minHeight: 0 },
})

interface ContentFieldProps {
  /** Of a page that is HTML: as a text, with what it looks like beside it. Of any other: as people see it. */
  readonly isCode: boolean
  readonly name: string
  readonly disabled?: boolean
}

/** The content of a page, as HTML. It stays to the letter until something is changed. */
export const ContentField = memo(({ isCode, name, disabled = false }: ContentFieldProps) => {
  const styles = useStyles()
  const { field, fieldState } = useController({ name })
  const value = String(field.value ?? '')
  const label = 'Content'
  const isInvalid = fieldState.error !== undefined
  const Editor = isCode ? CodeEditor : RichTextEditor
  const look = mergeClasses(styles.editor, !isCode && styles.whole)
  const editor = (
    <Suspense fallback={<Spinner className={look} label="Loading the editor" />}>
      <Editor
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label={label}
        disabled={disabled}
        isInvalid={isInvalid}
        className={mergeClasses(look, isInvalid && styles.invalid)}
      />
    </Suspense>
  )
  return (
    <FieldGroup
      name={name}
      label={label}
      required
      error={fieldState.error?.message}
      {...(isCode ? { hint: 'Escape and then Tab leaves the editor.', className: styles.halves } : {})}
    >
      {isCode ? (
        <>
          <div className={styles.half}>
            <Text weight="semibold">HTML</Text>
            {editor}
          </div>
          <div className={styles.half}>
            <Text weight="semibold">Preview</Text>
            <HtmlFrame title="Preview" html={value} className={styles.frame} />
          </div>
        </>
      ) : (
        editor
      )}
    </FieldGroup>
  )
})
ContentField.displayName = 'ContentField'
