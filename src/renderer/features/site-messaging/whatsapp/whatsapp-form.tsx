import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { focusField } from '#components/form/field-id.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetCustomWhatsappConfigDocument, UpdateCustomWhatsappConfigDocument } from '#generated/graphql.ts'
import { MESSAGING_SYSTEMS } from '#shared/domain/content/notification.ts'
import { CONFIGURATION_SAVED, WHATSAPP_CONFIG } from '../messages.ts'
import type { SettingFrame } from '../setting-dialog.tsx'
import { SettingForm } from '../setting-form.tsx'
import { useSettingSave } from '../use-setting-save.ts'
import { fieldsOf, type Provider, type ProviderField, type ProviderValues, providerOf, providerSchema, providerValues, storedProvider } from './provider.ts'

const SYSTEMS = MESSAGING_SYSTEMS.map((system) => ({ value: system, label: system }))

const FIELDS: Readonly<Record<ProviderField, { readonly label: string; readonly isSecret: boolean }>> = {
  phoneId: { label: 'Phone ID', isSecret: false },
  productId: { label: 'Product ID', isSecret: false },
  token: { label: 'Token', isSecret: true },
  apiKey: { label: 'API Key', isSecret: true },
}

const RESOLVER = zodResolver(providerSchema)

export interface WhatsappFormProps {
  readonly domain: string
  readonly stored: Provider | null
  readonly frame: SettingFrame
}

/** The system and what it needs. What was typed stays until it is saved. */
export const WhatsappForm = ({ domain, stored, frame }: WhatsappFormProps) => {
  const bridge = useBridge()
  const { leave, close, onDirtyChange } = frame
  const notify = useNotify()
  // What the form was filled with, whatever is read later.
  const [loaded, setLoaded] = useState(stored)
  const saving = useSettingSave()
  const methods = useForm<ProviderValues, unknown, ProviderValues>({ defaultValues: providerValues(loaded), resolver: RESOLVER, shouldFocusError: false })
  const { isDirty } = methods.formState
  const system = useWatch({ control: methods.control, name: 'whatsapp.system' })
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])

  const submit = methods.handleSubmit(
    async (values) => {
      const sent = sentValues(methods)
      const wanted = providerOf(values)
      const isSaved = await saving.save<Provider | null>({
        loaded,
        wanted,
        read: async () => storedProvider((await executeOperation(bridge, GetCustomWhatsappConfigDocument, { domain })).data),
        write: async (provider) => provider !== null && executeOperation(bridge, UpdateCustomWhatsappConfigDocument, { domain, ...provider }),
      })
      if (!isSaved) return
      notify.success(CONFIGURATION_SAVED, domain)
      if (keepsTyped(methods, sent)) setLoaded(wanted)
      else close()
    },
    ({ whatsapp }) => {
      const first = (['system', ...fieldsOf(system)] as const).find((field) => whatsapp?.[field] !== undefined)
      if (first !== undefined) focusField(`whatsapp.${first}`)
    },
  )
  return (
    <FormProvider {...methods}>
      <SettingForm what={WHATSAPP_CONFIG} isDirty={isDirty} saving={saving} onSubmit={() => void submit()} onCancel={leave}>
        <SelectField name="whatsapp.system" label="System" required options={SYSTEMS} placeholder="Choose a system" />
        {fieldsOf(system).map((field) => (
          <TextField
            key={field}
            name={`whatsapp.${field}`}
            label={FIELDS[field].label}
            required
            {...(FIELDS[field].isSecret ? { type: 'password', autoComplete: 'new-password' } : {})}
          />
        ))}
      </SettingForm>
    </FormProvider>
  )
}
