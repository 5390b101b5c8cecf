import { useCallback } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { holds } from '#data/saving/holds.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import { confirmedStep, type Step } from '#data/saving/steps.ts'
import { GetServiceTypeSettingBySiteDocument, UpdateServiceTypeSettingDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { MenuSite } from '../menu-site.ts'
import { SETTING_UPDATED, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type SettingValues, settingInput, settingTypeValue } from './menu-setting.ts'

/** The change of hours and bank. All other settings are read right before and sent back as they are then. */
const settingChange = (bridge: Bridge, domain: string, menuSlug: string, values: SettingValues): Change => {
  const read = async () =>
    (await executeOperation(bridge, GetServiceTypeSettingBySiteDocument, { domain, typeValue: settingTypeValue(menuSlug) })).data.getServiceTypeSettingBySite
  return {
    send: async (send) => send(UpdateServiceTypeSettingDocument, { input: settingInput(domain, menuSlug, await read(), values) }),
    find: async () => {
      const stored = await read()
      return stored !== null && holds(stored, settingInput(domain, menuSlug, stored, values)) ? 'as-sent' : 'absent'
    },
    isUpdate: true,
  }
}

/** The step that saves hours and bank. */
export const useSettingStep = ({ domain }: MenuSite): ((menuSlug: string, values: SettingValues) => Step) => {
  const bridge = useBridge()
  const notify = useNotify()
  return useCallback(
    (menuSlug, values) => {
      const step = confirmedStep({ label: 'Save hours and bank details', ...settingChange(bridge, domain, menuSlug, values) })
      const told = async (work: Promise<void>): Promise<void> => {
        try {
          await work
        } catch (cause) {
          notify.error(SOMETHING_WENT_WRONG, readableServerMessage(asPlatformFailure(cause).message))
          throw cause
        }
        notify.success(SETTING_UPDATED, domain)
      }
      return { label: step.label, run: (send, isRetry) => told(step.run(send, isRetry)), lookAgain: () => told(step.lookAgain?.() ?? Promise.resolve()) }
    },
    [bridge, domain, notify],
  )
}
