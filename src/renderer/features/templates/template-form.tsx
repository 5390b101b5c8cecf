import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormSection } from '#components/form/form-section.tsx'
import type { ImageTarget } from '#components/image-field/image-job.ts'
import { MessageField } from '#components/message/message-field.tsx'
import { BesidePreview, MessagePreview } from '#components/message/message-preview.tsx'
import { useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { templateImageAddress } from '#data/templates/use-templates.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import type { RecordSaving } from '#patterns/record-page/save-bar.tsx'
import { type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { IMAGE_HINT, NAME_IS_LOCKED, SUBJECT_HINT } from './messages.ts'
import type { TemplateScope } from './template-scope.ts'
import type { TemplateValues } from './template-values.ts'

export const TEMPLATE_SECTIONS: readonly FormSectionInfo[] = [{ id: 'template', title: 'Template', fields: ['tempName', 'tempSubject', 'text', 'image'] }]

const TEMPLATE_IMAGE = { kind: 'template' } as const
/** WhatsApp shows JPEG. */
const JPEG: ImageTarget = { width: 1000, height: 1000, fit: 'within', format: 'image/jpeg', quality: 0.8 }

interface TemplateFormProps {
  readonly scope: TemplateScope
  readonly type: TemplateType
  readonly use: 'add' | 'edit'
  readonly methods: UseFormReturn<TemplateValues, unknown, TemplateValues>
  readonly isReadOnly?: boolean
  /** Above the fields: the choice of the type. */
  readonly head?: ReactNode
  readonly saving: RecordSaving
  readonly onImageBusy: (isBusy: boolean) => void
  readonly onCancel: () => void
}

/** The form of a template, global or master, new or stored, and what its message will look like. */
export const TemplateForm = ({ scope, type, use, methods, isReadOnly = false, head, saving, onImageBusy, onCancel }: TemplateFormProps) => {
  const title = `${use === 'add' ? 'New' : 'Edit'} ${scope.name} ${templateTypeLabel(type)} Template`
  const needsContent = use === 'edit' && scope.needsContentOnEdit
  return (
    <RecordForm label={title} methods={methods} sections={TEMPLATE_SECTIONS} saving={saving} onCancel={onCancel}>
      <BesidePreview preview={<LivePreview type={type} scope={scope} />}>
        <FormSection id="template" title={title}>
          {head}
          <TextField
            name="tempName"
            label="Template Name"
            required
            disabled={use === 'edit' || isReadOnly}
            {...(use === 'edit' ? { hint: NAME_IS_LOCKED } : {})}
          />
          <TextField name="tempSubject" label="Subject" disabled={isReadOnly} hint={SUBJECT_HINT} />
          <MessageField name="text" label="Content" required={needsContent} disabled={isReadOnly} placeholders={scope.placeholders} />
          <RecordImageField name="image" label="Image" of={TEMPLATE_IMAGE} to={JPEG} disabled={isReadOnly} hint={IMAGE_HINT} onBusy={onImageBusy} />
        </FormSection>
      </BesidePreview>
    </RecordForm>
  )
}

/** Re-renders with each keystroke, so that the form need not. */
const LivePreview = ({ type, scope }: Pick<TemplateFormProps, 'type' | 'scope'>) => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const [tempName, tempSubject, text, image] = useWatch<TemplateValues, ['tempName', 'tempSubject', 'text', 'image']>({
    name: ['tempName', 'tempSubject', 'text', 'image'],
  })
  return (
    <MessagePreview
      type={type}
      subject={tempSubject.trim() || tempName.trim()}
      text={text}
      placeholders={scope.placeholders}
      imageUrl={templateImageAddress(imageBase, image)}
    />
  )
}
