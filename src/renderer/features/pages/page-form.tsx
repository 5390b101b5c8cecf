import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { FieldGroup } from '#components/form/field-group.tsx'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { MultiSelectField } from '#components/form/fields/multi-select-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { HtmlFrame } from '#components/html-preview/html-frame.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import type { RecordSaving } from '#patterns/record-page/save-bar.tsx'
import { PAGE_DISPLAY_TYPES, PAGE_TAGS, PAGE_TYPES, pageNameOf, storedTag } from '#shared/domain/content/page.ts'
import { NO_IMAGE_FOUND } from './messages.ts'
import type { PageValues } from './page-values.ts'

const CodeEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }))
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text/rich-text-editor.tsx')).RichTextEditor }))

const EDITOR_HEIGHT = 'max(420px, 56vh)'

const useStyles = makeStyles({
  // The photo beside the fields, below them where it is narrow.
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  halves: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))', gap: tokens.spacingHorizontalL },
  half: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, height: EDITOR_HEIGHT, minWidth: 0 },
  editor: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}` },
  },
  whole: { height: EDITOR_HEIGHT },
  invalid: { border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}` },
  frame: { flexGrow: 1, minHeight: 0 },
})

export const PAGE_SECTIONS: readonly FormSectionInfo[] = [
  { id: 'page', title: 'Page', fields: ['title', 'onFooter', 'onHome', 'pageFor', 'pageType', 'tags', 'image'] },
  { id: 'content', title: 'Content', fields: ['content'] },
]

const DISPLAY_TYPES = PAGE_DISPLAY_TYPES.map(({ value, label }) => ({ value, label }))
const TYPES = PAGE_TYPES.map((value) => ({ value, label: value }))
const TAGS = PAGE_TAGS.map((label) => ({ value: storedTag(label), label }))
const PAGE_IMAGE = { kind: 'page' } as const

interface PageFormProps {
  readonly methods: UseFormReturn<PageValues, unknown, PageValues>
  readonly saving: RecordSaving
  /** The name of the stored page, null for a new one. */
  readonly pageName: string | null
  readonly isReadOnly?: boolean
  readonly onImageBusy: (isBusy: boolean) => void
}

export const PageForm = ({ methods, saving, pageName, isReadOnly = false, onImageBusy }: PageFormProps) => {
  const styles = useStyles()
  const isStored = pageName !== null
  return (
    <RecordForm label="Static Pages" methods={methods} sections={PAGE_SECTIONS} saving={saving}>
      <FormSection id="page" title={isStored ? 'Edit page' : 'New page'}>
        <div className={styles.page}>
          <FieldGrid>
            <TitleField pageName={pageName} isReadOnly={isReadOnly} />
            <SwitchField name="onFooter" label="Show on Footer" isLabelAbove disabled={isReadOnly} />
            <SwitchField name="onHome" label="Add to Home Page" isLabelAbove disabled={isReadOnly} />
            <SelectField name="pageFor" label="Page For" options={DISPLAY_TYPES} disabled={isReadOnly} />
            <SelectField
              name="pageType"
              label="Page Editor"
              options={TYPES}
              disabled={isStored || isReadOnly}
              {...(isStored ? { hint: 'The editor of a page stays as it was created.' } : {})}
            />
            <MultiSelectField name="tags" label="Select Tag" options={TAGS} placeholder="None" disabled={isReadOnly} />
          </FieldGrid>
          <RecordImageField name="image" label="Photo" of={PAGE_IMAGE} missing={NO_IMAGE_FOUND} disabled={isReadOnly} onBusy={onImageBusy} />
        </div>
      </FormSection>
      <FormSection id="content" title="Content">
        <ContentField isReadOnly={isReadOnly} />
      </FormSection>
    </RecordForm>
  )
}

const TitleField = ({ pageName, isReadOnly }: { readonly pageName: string | null; readonly isReadOnly: boolean }) => {
  const title = useWatch<PageValues, 'title'>({ name: 'title' })
  const name = pageName ?? pageNameOf(title)
  return (
    <TextField
      name="title"
      label="Page Name"
      required
      disabled={pageName !== null || isReadOnly}
      {...(name === '' ? {} : { hint: pageName === null ? `Will be named ${name}` : `Named ${name}; a name does not change.` })}
    />
  )
}

/** The content of a page, as HTML: of type HTML as a text with what it looks like beside it, of any other as people see it. It stays to the letter until it is changed. */
export const ContentField = ({ isReadOnly }: { readonly isReadOnly: boolean }) => {
  const styles = useStyles()
  const isCode = useWatch<PageValues, 'pageType'>({ name: 'pageType' }) === 'HTML'
  const { field, fieldState } = useController<PageValues, 'content'>({ name: 'content' })
  const isInvalid = fieldState.error !== undefined
  const Editor = isCode ? CodeEditor : RichTextEditor
  const look = mergeClasses(styles.editor, !isCode && styles.whole)
  const editor = (
    <Suspense fallback={<Spinner className={look} label="Loading the editor" />}>
      <Editor
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label="Content"
        disabled={isReadOnly}
        isInvalid={isInvalid}
        className={mergeClasses(look, isInvalid && styles.invalid)}
      />
    </Suspense>
  )
  return (
    <FieldGroup
      name="content"
      label="Content"
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
            <HtmlFrame title="Preview" html={field.value} className={styles.frame} />
          </div>
        </>
      ) : (
        editor
      )}
    </FieldGroup>
  )
}
