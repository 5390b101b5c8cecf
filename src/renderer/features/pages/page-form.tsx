import { makeStyles, tokens } from '@fluentui/react-components'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { MultiSelectField } from '#components/form/fields/multi-select-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import type { RecordSaving } from '#patterns/record-page/save-bar.tsx'
import { PAGE_DISPLAY_TYPES, PAGE_TAGS, PAGE_TYPES, pageNameOf, storedTag } from '#shared/domain/content/page.ts'
import { ContentField } from './content-field.tsx'
import { NO_IMAGE_FOUND } from './messages.ts'
import type { PageValues } from './page-values.ts'

const useStyles = makeStyles({
  // The photo beside the fields, below them where it is narrow.
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
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
  readonly onCancel: () => void
}

export const PageForm = ({ methods, saving, pageName, isReadOnly = false, onImageBusy, onCancel }: PageFormProps) => {
  const styles = useStyles()
  const isStored = pageName !== null
  return (
    <RecordForm label="Static Pages" methods={methods} sections={PAGE_SECTIONS} saving={saving} onCancel={onCancel}>
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
        <TypedContentField isReadOnly={isReadOnly} />
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

const TypedContentField = ({ isReadOnly }: { readonly isReadOnly: boolean }) => {
  const pageType = useWatch<PageValues, 'pageType'>({ name: 'pageType' })
  return <ContentField isCode={pageType === 'HTML'} name="content" disabled={isReadOnly} />
}
