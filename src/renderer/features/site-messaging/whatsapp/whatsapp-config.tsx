import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { MessagingSite } from '#data/sites/listed-site.ts'
import { GetCustomWhatsappConfigDocument, type GetCustomWhatsappConfigQuery, UpdateCustomWhatsappConfigDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useStayingEdit } from '#patterns/record-page/use-staying-edit.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MESSAGING_SYSTEMS } from '#shared/domain/content/notification.ts'
import { CONFIGURATION_FAILED, CONFIGURATION_NOT_SAVED, CONFIGURATION_SAVED, WHATSAPP_CONFIG } from '../messages.ts'
import { FIELD_TEXTS, fieldsOf, PROVIDER_FIELDS, type ProviderValues, providerOf, providerProblem, providerSchema, providerValues } from './provider.ts'

const WHAT = 'WhatsApp configuration'
const PLACE = { parameter: 'dialog', value: 'whatsapp' }
const RESOLVER = zodResolver(providerSchema)
const SECTIONS = [
  { id: 'whatsapp', title: WHATSAPP_CONFIG, fields: ['whatsapp.system', 'whatsapp.phoneId', 'whatsapp.productId', 'whatsapp.token', 'whatsapp.apiKey'] },
]

// In a tab no wider than in the dialog.
const useStyles = makeStyles({ fields: { maxWidth: '500px' } })

const readProvider = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<GetCustomWhatsappConfigQuery> =>
  (await executeOperation(bridge, GetCustomWhatsappConfigDocument, { domain }, signal)).data

export const WhatsappConfig = ({ site: { domain }, onClose }: { readonly site: MessagingSite; readonly onClose: () => void }) => (
  <RecordDialog title={WHATSAPP_CONFIG} of={domain} place={PLACE} onClose={onClose} width={500}>
    <WhatsappRecord domain={domain} />
  </RecordDialog>
)

interface WhatsappRecordProps {
  readonly domain: string
  /** Keep it stable between renders. */
  readonly onDirtyChange?: ((isDirty: boolean) => void) | undefined
}

/** The provider of a site, read as it opens: in a dialog, or in a tab of the site's page. */
export const WhatsappRecord = ({ domain, onDirtyChange }: WhatsappRecordProps) => (
  <RecordPage<GetCustomWhatsappConfigQuery>
    what={WHAT}
    id={domain}
    read={readProvider}
    notFound={{ title: CONFIGURATION_FAILED, explanation: '' }}
    loadFailed={CONFIGURATION_FAILED}
  >
    {(stored) => <WhatsappForm domain={domain} stored={stored} onDirtyChange={onDirtyChange} />}
  </RecordPage>
)

const WhatsappForm = ({ domain, stored, onDirtyChange }: WhatsappRecordProps & { readonly stored: GetCustomWhatsappConfigQuery }) => {
  const bridge = useBridge()
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [filled] = useState(() => providerValues(stored))
  const methods = useForm<ProviderValues, unknown, ProviderValues>({ defaultValues: filled, resolver: RESOLVER, shouldFocusError: false })
  const system = useWatch({ control: methods.control, name: 'whatsapp.system' })
  const edit = useStayingEdit<GetCustomWhatsappConfigQuery, ProviderValues>({
    what: WHAT,
    question: `Save the changes to the ${WHAT} of ${domain}?`,
    loaded: stored,
    filled,
    onDirtyChange,
    valuesOf: providerValues,
    fields: PROVIDER_FIELDS,
    methods,
    sections: SECTIONS,
    read: () => readProvider(bridge, domain),
    platform: { sends: UpdateCustomWhatsappConfigDocument, reads: GetCustomWhatsappConfigDocument },
    write: (_, { values }, send) => send(UpdateCustomWhatsappConfigDocument, { domain, ...providerOf(values) }),
    check: providerProblem,
    invalidates: [],
    notSaved: CONFIGURATION_NOT_SAVED,
    success: { message: CONFIGURATION_SAVED, detail: domain },
    leaving: `Your changes to ${domain} are not saved.`,
  })
  return (
    <RecordForm label={WHATSAPP_CONFIG} methods={methods} sections={SECTIONS} saving={edit}>
      <div className={mergeClasses(layout.stackL, styles.fields)}>
        <SelectField name="whatsapp.system" label="System" required options={MESSAGING_SYSTEMS} placeholder="Choose a system" />
        {fieldsOf(system).map((field) => (
          <TextField
            key={field}
            name={`whatsapp.${field}`}
            label={FIELD_TEXTS[field].label}
            required
            {...(FIELD_TEXTS[field].isSecret ? { type: 'password', autoComplete: 'new-password' } : {})}
          />
        ))}
      </div>
    </RecordForm>
  )
}
