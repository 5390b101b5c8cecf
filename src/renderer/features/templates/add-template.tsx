import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { foundNew } from '#data/saving/holds.ts'
import { findTemplate } from '#data/templates/use-templates.ts'
import { CreateTempleteByAdminDocument, GetTempleteByUpdatedAtBySiteIdDocument } from '#generated/graphql.ts'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { TEMPLATE_TYPES, type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { IMAGE_BUSY, SAVE_FAILED, TEMPLATE_SAVED } from './messages.ts'
import { TEMPLATE_SECTIONS, TemplateForm } from './template-form.tsx'
import type { TemplateScope } from './template-scope.ts'
import { EMPTY_TEMPLATE, templateInput, templateSchema } from './template-values.ts'
import { typeAddress, useTemplateType } from './use-template-type.ts'

const RESOLVER = zodResolver(templateSchema(false))

/** A new template of a scope; its type is the one of the tab it was added from. */
export const AddTemplate = ({ scope }: { readonly scope: TemplateScope }) => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const [type, setType] = useTemplateType()
  const [isImageBusy, setImageBusy] = useState(false)
  const methods = useForm({ defaultValues: EMPTY_TEMPLATE, resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const leave = (): void => void navigate(typeAddress(scope.listPath, type))
  const saving = useRecordCreate({
    what: 'template',
    methods,
    sections: TEMPLATE_SECTIONS,
    create: (values) => {
      const input = templateInput({ scope, type, values, stored: null })
      return {
        id: input.slugName,
        send: (send) => send(CreateTempleteByAdminDocument, { input }),
        find: async () => foundNew(await findTemplate(bridge, scope.siteId, input.slugName), input),
      }
    },
    invalidates: [GetTempleteByUpdatedAtBySiteIdDocument],
    success: ({ tempName }) => ({ message: TEMPLATE_SAVED, detail: tempName.trim() }),
    onCreated: leave,
    refusedField: (message) => (/exist/i.test(message) ? { field: 'tempName', message } : null),
    notCreated: SAVE_FAILED,
    refusal: isImageBusy ? IMAGE_BUSY : null,
    leaving: 'What you typed into the template is not saved.',
  })
  return (
    <TemplateForm
      scope={scope}
      type={type}
      use="add"
      methods={methods}
      saving={saving}
      head={
        <Field label="Type">
          <RadioGroup layout="horizontal" value={type} onChange={(_, { value }) => setType(value as TemplateType)}>
            {TEMPLATE_TYPES.map((each) => (
              <Radio key={each} value={each} label={templateTypeLabel(each)} />
            ))}
          </RadioGroup>
        </Field>
      }
      onImageBusy={setImageBusy}
      onCancel={leave}
    />
  )
}
