import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { MessagingSite } from '#data/sites/listed-site.ts'
import { GetCustomWhatsappConfigDocument, type GetCustomWhatsappConfigQuery, UpdateCustomWhatsappConfigDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useStayingEdit } from '#patterns/record-page/use-staying-edit.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { CONFIGURATION_FAILED, CONFIGURATION_NOT_SAVED, CONFIGURATION_SAVED, WHATSAPP_CONFIG } from '../messages.ts'
import { PROVIDER_FIELDS, type ProviderValues, providerOf, providerProblem, providerSchema, providerValues } from './provider.ts'
import { ProviderFields } from './provider-fields.tsx'

const WHAT = 'WhatsApp configuration'
const PLACE = { parameter: 'dialog', value: 'whatsapp' }
const RESOLVER = zodResolver(providerSchema)
const SECTIONS = [
  { id: 'whatsapp', title: WHATSAPP_CONFIG, fields: ['whatsapp.system', 'whatsapp.phoneId', 'whatsapp.productId', 'whatsapp.token', 'whatsapp.apiKey'] },
]

const readProvider = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<GetCustomWhatsappConfigQuery> =>
  (await executeOperation(bridge, GetCustomWhatsappConfigDocument, { domain }, signal)).data

export const WhatsappConfig = ({ site: { domain }, onClose }: { readonly site: MessagingSite; readonly onClose: () => void }) => (
  <RecordDialog title={WHATSAPP_CONFIG} of={domain} place={PLACE} onClose={onClose} width={500}>
    <WhatsappRecord domain={domain} />
  </RecordDialog>
)

interface WhatsappRecordProps {
  readonly domain: string
}

/** The provider of a site, read as it opens: in a dialog, or in a tab of the site's page. */
export const WhatsappRecord = ({ domain }: WhatsappRecordProps) => (
  <RecordPage<GetCustomWhatsappConfigQuery>
    what={WHAT}
    id={domain}
    read={readProvider}
    notFound={{ title: CONFIGURATION_FAILED, explanation: '' }}
    loadFailed={CONFIGURATION_FAILED}
  >
    {(stored) => <WhatsappForm domain={domain} stored={stored} />}
  </RecordPage>
)

const WhatsappForm = ({ domain, stored }: WhatsappRecordProps & { readonly stored: GetCustomWhatsappConfigQuery }) => {
  const bridge = useBridge()
  const [filled] = useState(() => providerValues(stored))
  const methods = useForm<ProviderValues, unknown, ProviderValues>({ defaultValues: filled, resolver: RESOLVER, shouldFocusError: false })
  const edit = useStayingEdit<GetCustomWhatsappConfigQuery, ProviderValues>({
    what: WHAT,
    question: `Save the changes to the ${WHAT} of ${domain}?`,
    loaded: stored,
    filled,
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
      <ProviderFields at="whatsapp" />
    </RecordForm>
  )
}
