import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { MailTemplateRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { foundNew } from '#data/saving/holds.ts'
import { findTemplate, type Template } from '#data/templates/use-templates.ts'
import { CreateTempleteByAdminDocument, GetTempleteByUpdatedAtBySiteIdDocument, UpdateTempleteByAdminDocument } from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { TEMPLATE_TYPES, type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { IMAGE_BUSY, IS_LOADING, LIST_FAILED, NO_SUCH_TEMPLATE, NO_TEMPLATE_CHOSEN, SAVE_FAILED, TEMPLATE_SAVED } from './messages.ts'
import { TEMPLATE_SECTIONS, TemplateForm } from './template-form.tsx'
import type { TemplateScope } from './template-scope.ts'
import { EMPTY_TEMPLATE, TEMPLATE_FIELDS, templateInput, templateSchema, typeAddress, typeOf, useTemplateType, valuesOf } from './template-values.ts'

const LEAVING = 'What you typed into the template is not saved.'
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
    platform: { sends: CreateTempleteByAdminDocument },
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
    leaving: LEAVING,
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

/** The template named in the address, else the one that the list carried here; what is known of it shows until the platform has answered again. */
export const EditTemplate = ({ scope }: { readonly scope: TemplateScope }) => {
  const { id: slug, known } = useNamedRecord<Template>('template', 'slugName')
  return (
    <RecordPage
      what="template"
      id={slug}
      read={(bridge, id) => findTemplate(bridge, scope.siteId, id)}
      known={known?.siteId === scope.siteId ? known : null}
      list={{ path: scope.listPath, label: 'Go to the templates' }}
      noneChosen={NO_TEMPLATE_CHOSEN}
      notFound={{ title: NO_SUCH_TEMPLATE, explanation: `No template is called ${slug}. It may have been deleted.`, icon: MailTemplateRegular }}
      loadFailed={LIST_FAILED}
    >
      {(template, isFresh) => <StoredTemplate scope={scope} template={template} isFresh={isFresh} />}
    </RecordPage>
  )
}

const StoredTemplate = ({ scope, template, isFresh }: { readonly scope: TemplateScope; readonly template: Template; readonly isFresh: boolean }) => {
  const type = typeOf(template)
  const { siteId, slugName, tempName } = template
  const bridge = useBridge()
  const navigate = useNavigate()
  const [isImageBusy, setImageBusy] = useState(false)
  const methods = useForm({
    defaultValues: valuesOf(template),
    resolver: zodResolver(templateSchema(scope.needsContentOnEdit)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const leave = (): void => void navigate(typeAddress(scope.listPath, type))
  const edit = useRecordEdit({
    what: 'template',
    question: `Save the changes to ${tempName || slugName}?`,
    loaded: template,
    valuesOf,
    fields: TEMPLATE_FIELDS,
    methods,
    sections: TEMPLATE_SECTIONS,
    read: () => findTemplate(bridge, siteId, slugName),
    platform: { sends: UpdateTempleteByAdminDocument, reads: GetTempleteByUpdatedAtBySiteIdDocument },
    write: (now, { values }, send) => send(UpdateTempleteByAdminDocument, { input: templateInput({ scope, type, values, stored: now }) }),
    undoOf: (now, merged) => plainUndo({ sort: 'template', id: slugName, of: siteId ?? '' }, valuesOf(now), merged),
    invalidates: [GetTempleteByUpdatedAtBySiteIdDocument],
    notSaved: SAVE_FAILED,
    success: { message: TEMPLATE_SAVED, detail: tempName || slugName },
    onSaved: () => {
      edit.allowNextNavigation()
      leave()
    },
    refusal: isFresh ? (isImageBusy ? IMAGE_BUSY : null) : IS_LOADING,
    leaving: LEAVING,
  })
  return <TemplateForm scope={scope} type={type} use="edit" methods={methods} saving={edit} isReadOnly={!isFresh} onImageBusy={setImageBusy} onCancel={leave} />
}
