import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { TEMPLATE_TYPES, type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { SaveBar } from './save-bar.tsx'
import { TemplateForm } from './template-form.tsx'
import type { TemplateScope } from './template-scope.ts'
import { useTemplateSave } from './use-template-save.ts'
import { useTemplateType } from './use-template-type.ts'

/** A new template of a scope; its type is the one of the tab it was added from. */
export const AddTemplate = ({ scope }: { readonly scope: TemplateScope }) => {
  const [type, setType] = useTemplateType()
  const saving = useTemplateSave({ scope, type, stored: null })
  return (
    <>
      <TemplateForm
        scope={scope}
        type={type}
        use="add"
        methods={saving.methods}
        head={
          <Field label="Type">
            <RadioGroup layout="horizontal" value={type} onChange={(_, { value }) => setType(value as TemplateType)}>
              {TEMPLATE_TYPES.map((each) => (
                <Radio key={each} value={each} label={templateTypeLabel(each)} />
              ))}
            </RadioGroup>
          </Field>
        }
        bar={<SaveBar saving={saving} />}
        onValid={saving.save}
        onImageBusy={saving.onImageBusy}
      />
      {saving.question}
    </>
  )
}
