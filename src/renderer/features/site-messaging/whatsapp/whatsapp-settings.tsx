import { Text } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { SaveProblem } from '#components/form/create-bar.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { resetKeepingTyped, useIsDirty } from '#components/form/typed-since.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useSave } from '#data/saving/use-save.ts'
import type { MessagingSite } from '#data/sites/listed-site.ts'
import { UpdateWhatsappProviderSettingDocument } from '#generated/graphql.ts'
import { RecordDialog, useRecordFrame } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useSaveKey } from '#patterns/record-page/save-bar.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { CONFIGURATION_NOT_SAVED, CONFIGURATION_SAVED, NOT_READ_BACK, SETTINGS_LOST, WHATSAPP_SETTINGS } from '../messages.ts'
import { EMPTY_SETTING, providerOf, type SettingValues, settingSchema } from './provider.ts'
import { ProviderFields } from './provider-fields.tsx'

const WHAT = 'WhatsApp provider settings'
const PLACE = { parameter: 'dialog', value: 'whatsapp-settings' }
const PLATFORM = { sends: UpdateWhatsappProviderSettingDocument }
const RESOLVER = zodResolver(settingSchema)
const SECTIONS = [
  {
    id: 'whatsappSetting',
    title: WHATSAPP_SETTINGS,
    fields: ['system', 'phoneId', 'productId', 'token', 'apiKey'].map((field) => `whatsappSetting.${field}`),
  },
]

export const WhatsappSettings = ({ site: { domain }, onClose }: { readonly site: MessagingSite; readonly onClose: () => void }) => (
  <RecordDialog title={WHATSAPP_SETTINGS} of={domain} place={PLACE} onClose={onClose} width={500}>
    <WhatsappSettingsForm domain={domain} />
  </RecordDialog>
)

/** The provider settings of a site, in a dialog or in a tab. It begins empty: no call of the platform reads them. */
export const WhatsappSettingsForm = ({ domain }: { readonly domain: string }) => {
  const { quiet } = useLayoutStyles()
  const frame = useRecordFrame()
  const methods = useForm<SettingValues, unknown, SettingValues>({ defaultValues: EMPTY_SETTING, resolver: RESOLVER, shouldFocusError: false })
  /** What is being sent, before its blanks are cut off. */
  const asTyped = useRef(EMPTY_SETTING)
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: `Your changes to ${domain} are not saved.` })
  const save = useSave<SettingValues>({
    run: ({ whatsappSetting }, send) => send(UpdateWhatsappProviderSettingDocument, { domain, ...providerOf({ whatsapp: whatsappSetting }) }),
    sends: [UpdateWhatsappProviderSettingDocument],
    idOf: () => domain,
    success: () => ({ message: CONFIGURATION_SAVED, detail: domain }),
    failed: CONFIGURATION_NOT_SAVED,
    toasts: 'certain',
    onSaved: () => {
      const isTypedSince = resetKeepingTyped(methods, asTyped.current, EMPTY_SETTING)
      if (frame !== null && !isTypedSince) guard.close()
    },
  })
  const submit = (): void => {
    if (save.gate.reason !== null || save.isPending) return
    const send = (values: SettingValues): Promise<boolean> => {
      asTyped.current = structuredClone(methods.getValues())
      return save.run(values)
    }
    void methods.handleSubmit(send, (errors) => focusFirstError(SECTIONS, errors))()
  }
  useSaveKey(WHAT, submit)
  return (
    <RecordForm
      label={WHATSAPP_SETTINGS}
      methods={methods}
      sections={SECTIONS}
      saving={{ submit, isBusy: save.isPending, reason: save.gate.reason, problem: null, dialogs: guard.question, platform: PLATFORM }}
    >
      <ProviderFields at="whatsappSetting">
        <Text size={200} className={quiet}>
          {NOT_READ_BACK}
        </Text>
      </ProviderFields>
      {/* Below the fields: beside Save there is no room in the dialog. Nothing can be looked up, and a repeat writes the same. */}
      <SaveProblem problem={save.problem && { ...save.problem, text: SETTINGS_LOST }} isBusy={save.isPending} />
    </RecordForm>
  )
}
