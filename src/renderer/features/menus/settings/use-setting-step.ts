import { useCallback } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { executeOperation } from '#app/platform/execute-operation.ts'
import { asPlatformFailure } from '#app/platform/platform-failure.ts'
import type { Step } from '#app/steps/use-steps.ts'
import { GetServiceTypeSettingBySiteDocument, UpdateServiceTypeSettingDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { MenuSite } from '../menu-site.ts'
import { SETTING_UPDATED, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type SettingValues, settingInput, settingTypeValue } from './menu-setting.ts'

/**
 * The step that saves hours and bank. All other settings are read right before and sent back as they are then; run twice it does the same.
 * Source: MSET-018, MSET-020 to MSET-022.
 */
export const useSettingStep = ({ domain }: MenuSite): ((menuSlug: string, values: SettingValues) => Step) => {
  const notify = useNotify()
  return useCallback(
    (menuSlug, values) => ({
      label: 'Save hours and bank details',
      run: async () => {
        try {
          const { data } = await executeOperation(GetServiceTypeSettingBySiteDocument, { domain, typeValue: settingTypeValue(menuSlug) })
          await executeOperation(UpdateServiceTypeSettingDocument, { input: settingInput(domain, menuSlug, data.getServiceTypeSettingBySite, values) })
        } catch (cause) {
          notify.error(SOMETHING_WENT_WRONG, readableServerMessage(asPlatformFailure(cause).message))
          throw cause
        }
        notify.success(SETTING_UPDATED, domain)
      },
    }),
    [domain, notify],
  )
}
